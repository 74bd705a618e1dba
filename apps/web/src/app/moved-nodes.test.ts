import { expect, test } from 'vitest';
import { tolerateMovedNodes } from './moved-nodes.ts';

/** As much of a node as is moved about; it throws as the browser's does. */
class Knot {
  parentNode: Knot | null = null;
  childNodes: Knot[] = [];
  readonly name: string;

  constructor(name: string, ...children: readonly Knot[]) {
    this.name = name;
    for (const child of children) this.insertBefore(child, null);
  }

  removeChild(child: Knot): Knot {
    if (child.parentNode !== this) throw new Error('NotFoundError');
    this.childNodes = this.childNodes.filter((each) => each !== child);
    child.parentNode = null;
    return child;
  }

  insertBefore(child: Knot, before: Knot | null): Knot {
    const place = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    if (place < 0) throw new Error('NotFoundError');
    this.childNodes.splice(place, 0, child);
    child.parentNode = this;
    return child;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  names(): readonly string[] {
    return this.childNodes.map(({ name }) => name);
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a node that is looked at
tolerateMovedNodes(Knot.prototype as unknown as Node);

function translated() {
  const text = new Knot('text');
  const parent = new Knot('p', new Knot('font', text), new Knot('b'));
  return { text, parent };
}

test('a text that was wrapped goes with its wrapping', () => {
  const { text, parent } = translated();
  parent.removeChild(text);
  expect(parent.names()).toEqual(['b']);
});

test('a text that is not there at all is let go', () => {
  const { parent } = translated();
  parent.removeChild(new Knot('elsewhere'));
  expect(parent.names()).toEqual(['font', 'b']);
});

test('what comes before a wrapped text comes before its wrapping, and else at the end', () => {
  const { text, parent } = translated();
  parent.insertBefore(new Knot('new'), text);
  parent.insertBefore(new Knot('last'), new Knot('elsewhere'));
  expect(parent.names()).toEqual(['new', 'font', 'b', 'last']);
});

test('what nobody has moved is moved as ever', () => {
  const { parent } = translated();
  const [first, second] = parent.childNodes;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  parent.removeChild(second);
  parent.insertBefore(second, first);
  expect(parent.names()).toEqual(['b', 'font']);
});
