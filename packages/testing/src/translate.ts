/** What a browser's own translation does to a page: it puts each text into an element of its own. */
export function translate(page: HTMLElement): void {
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) if (walk.currentNode instanceof Text && walk.currentNode.data.trim() !== '') texts.push(walk.currentNode);
  for (const text of texts) {
    // A drawing has no place for such an element, and a page no text outside of all elements.
    if (
      text.parentElement === null ||
      text.parentElement.matches('script, style, [data-page]') ||
      text.parentElement.closest('svg') !== null
    )
      continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
