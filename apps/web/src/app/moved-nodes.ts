/** As much of a node as taking out and putting in needs; the browser's own in the page, plain objects in a test. */
interface NodeKind {
  removeChild<Child extends Node>(child: Child): Child;
  insertBefore<Child extends Node>(child: Child, before: Node | null): Child;
}

/**
 * Translators built into browsers wrap texts in elements of their own, or put others in their place, without React
 * knowing. When React then takes such a text out of the parent it had, the browser throws, and the whole page falls.
 * Known as React's issue 11538 and not to be mended there; this is the workaround given in it.
 */
export function tolerateMovedNodes(kind: NodeKind): void {
  const { removeChild, insertBefore } = kind;
  kind.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    // What the translator wrapped goes with its wrapping, so that no old text is left standing.
    else outermostIn(this, child)?.remove();
    return child;
  };
  kind.insertBefore = function insertWhereItWas<Child extends Node>(this: Node, child: Child, before: Node | null) {
    const place = before === null || before.parentNode === this ? before : outermostIn(this, before);
    insertBefore.call(this, child, place);
    return child;
  };
}

/** The child of `parent` that holds a node further down; null when none does. */
function outermostIn(parent: Node, node: Node): ChildNode | null {
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    if (at.parentNode === parent) return [...parent.childNodes].find((child) => child === at) ?? null;
  }
  return null;
}
