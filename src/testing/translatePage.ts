/**
 * Translates the document, and what is added to it, as browsers do: each text gives way to an element with another.
 * Journeys also run it in the page, so it needs nothing around it.
 *
 * @returns what follows the additions.
 */
export function translatePage(): MutationObserver {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      if (text.parentElement?.closest('[translate=no], script, style, font')) continue;
      // By its namespace: the type of `createElement` warns of this element.
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const translated = font();
      translated.append(font());
      translated.firstElementChild?.append(`‹${text.data}›`);
      text.replaceWith(translated);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) translate(target);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}
