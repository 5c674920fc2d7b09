/**
 * Returns the words within an element that a line ends in the middle of. It leaves out addresses, words of more
 * than thirty letters and text that the browser may hyphenate, and includes labels that keep their place until they are shown.
 *
 * A browser driver sends the source of this function to the page, so it uses nothing from outside.
 */
export function brokenWords(root: Element): string[] {
  const found: string[] = [];
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text;
    if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length <= 30 && !word.includes('@')) found.push(word);
    }
  }
  return found;
}
