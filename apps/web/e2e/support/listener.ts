import { type CDPSession, expect, type Page } from '@playwright/test';
import { type Named, Person } from './person.ts';

/** A node of the tree that Chromium hands to screen readers, as far as it is used here. */
interface Heard {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly backendDOMNodeId?: number;
}

/** Somebody with a screen reader: knows the page as the browser's accessibility tree and acts on its nodes, and no other way. */
export class Listener extends Person {
  private readonly session: CDPSession;

  private constructor(name: string, page: Page, session: CDPSession) {
    super(name, page);
    this.session = session;
  }

  static async at(name: string, page: Page): Promise<Listener> {
    return new Listener(name, page, await page.context().newCDPSession(page));
  }

  override async see(target: Named): Promise<void> {
    await this.hear(target);
  }

  /** What a screen reader does when told to activate something. */
  override async press(target: Named): Promise<void> {
    const backendNodeId = await this.hear(target);
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId });
    if (object.objectId === undefined) throw new Error('A node that is heard is there.');
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function () { this.click(); }',
    });
  }

  override async write(target: Named, text: string): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: await this.hear(target) });
    await this.session.send('Input.insertText', { text });
  }

  /** What is in the regions that are read out when they change. */
  async announced(): Promise<readonly string[]> {
    const nodes = await this.tree();
    return nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'status')
      .map((region) =>
        nodes
          .filter((node) => node.role?.value === 'StaticText' && isWithin(node, region, nodes))
          .map(nameOf)
          .join(' '),
      );
  }

  /** All names and texts of the tree, in its order. */
  async everything(): Promise<readonly string[]> {
    return (await this.tree()).map(nameOf).filter((name) => name !== '');
  }

  /** The node, as soon as there is one. */
  private async hear(target: Named): Promise<number> {
    let found: number | undefined;
    await expect
      .poll(
        async () => {
          found = pick(target, await this.tree())?.backendDOMNodeId;
          return found !== undefined;
        },
        { message: `${target.role} ${String(target.name)} is to be heard`, timeout: 20_000, intervals: [50] },
      )
      .toBe(true);
    if (found === undefined) throw new Error('It was heard a moment ago.');
    return found;
  }

  private async tree(): Promise<readonly Heard[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    return nodes;
  }
}

function pick({ role, name, within, nth = 0 }: Named, nodes: readonly Heard[]): Heard | undefined {
  const around = within === undefined ? undefined : pick(within, nodes);
  if (within !== undefined && around === undefined) return undefined;
  return nodes.filter((node) => {
    if (node.ignored || node.role?.value !== role) return false;
    const isNamed = typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node));
    return isNamed && (around === undefined || isWithin(node, around, nodes));
  })[nth];
}

function nameOf({ name }: Heard): string {
  return typeof name?.value === 'string' ? name.value : '';
}

function isWithin(node: Heard, around: Heard, nodes: readonly Heard[]): boolean {
  let at: Heard | undefined = node;
  while (at !== undefined && at !== around) {
    const { parentId }: Heard = at;
    at = nodes.find(({ nodeId }) => nodeId === parentId);
  }
  return at === around;
}
