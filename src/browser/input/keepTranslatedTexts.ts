/**
 * Lets React go on with a page that a browser translates: the translator puts `<font>` elements in
 * the place of texts. React would change texts that nobody sees, and fail on removing them or on
 * inserting before them. So a text comes back as soon as React changes it, moves it or inserts
 * before it; the translator then takes it for a new one.
 */
export function keepTranslatedTexts(): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const taken = new WeakSet<Node>();

  const bringBack = (text: Node) => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (standIn?.isConnected && !text.parentNode) standIn.replaceWith(text);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // a text is observed also after it has come back
      if (type === 'characterData') bringBack(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isFree);
        if (!standIn) continue;
        taken.add(standIn);
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  const isFree = (node: Node | null): node is HTMLElement =>
    node instanceof HTMLElement && node.tagName === 'FONT' && node.isConnected && !taken.has(node);
  observer.observe(document.body, { childList: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    bringBack(node);
    return Reflect.apply(appendChild, this, [node]);
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    bringBack(node);
    if (next) bringBack(next);
    // a translator may also have moved it, in a sentence of several elements
    return Reflect.apply(insertBefore, this, [node, next?.parentNode === this ? next : null]);
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    bringBack(node);
    if (node.parentNode) Reflect.apply(removeChild, node.parentNode, [node]);
    return node;
  };
}
