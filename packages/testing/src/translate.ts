/** Imitates a browser's page translation, which wraps each text in an element. */
export function translate(page: HTMLElement): void {
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) if (walk.currentNode instanceof Text && walk.currentNode.data.trim() !== '') texts.push(walk.currentNode);
  for (const text of texts) {
    // An SVG cannot contain such an element, and a page has no text outside its elements.
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
