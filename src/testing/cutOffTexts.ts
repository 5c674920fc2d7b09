/**
 * Returns the texts within an element that are partly cut off sideways: by their block, by an ancestor that clips,
 * or by the window. It leaves out text that ends in an ellipsis, is visually hidden or can be scrolled to.
 *
 * A browser driver sends the source of this function to the page, so it uses nothing from outside.
 */
export function cutOffTexts(root: Element): string[] {
  /** Tolerance in px, since boxes are rounded to device pixels and texts are not. */
  const tolerance = 1;
  const isOutside = (text: DOMRect, left: number, right: number) =>
    text.left < left - tolerance || text.right > right + tolerance;

  /** Returns whether a box cuts off a text within it; undefined when that depends on the boxes around it. */
  const isCutBy = (text: DOMRect, box: Element, isOwnBlock: boolean) => {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
    const { left, right, width } = box.getBoundingClientRect();
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') return false;
    // Text for screen readers only is clipped to one pixel.
    if (width <= 1 || clipPath === 'inset(50%)') return false;
    if (overflowX === 'auto' || overflowX === 'scroll') return false;
    if (isOwnBlock || overflowX !== 'visible') {
      if (isOutside(text, left, right)) return true;
    }
    return undefined;
  };

  const isCutOff = (node: Node): boolean => {
    const parent = node.parentElement;
    if (node.textContent?.trim() === '' || parent === null) return false;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) return false;
    let isOwnBlock = true;
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      if (['inline', 'contents'].includes(getComputedStyle(box).display)) continue;
      const isCut = isCutBy(text, box, isOwnBlock);
      if (isCut !== undefined) return isCut;
      isOwnBlock = false;
    }
    return isOutside(text, 0, document.documentElement.clientWidth);
  };

  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (isCutOff(texts.currentNode)) found.push(texts.currentNode.textContent ?? '');
  }
  return found;
}
