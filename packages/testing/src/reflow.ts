/** The text spacing that a page must tolerate (WCAG 1.4.12), as a style sheet. */
export const SPACED_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/**
 * Texts of the document that cannot be read (WCAG 1.4.10, 1.4.12): cut off by a box with hidden
 * overflow, or outside a viewport that does not scroll sideways. Text inside a scroll container,
 * text marked as an excerpt (`data-excerpt`) and text for screen readers only are ignored. The
 * function references nothing outside itself, so that it can be sent to another page.
 */
export function lostTexts(): string[] {
  const SLACK = 1;
  const SCROLLS = ['auto', 'scroll'];
  const HIDES = ['hidden', 'clip'];
  /** The element that cuts off a line of text: an ancestor or the viewport. */
  const cutBy = (line: DOMRect, around: Element | null): Element | null => {
    const reachable = { x: false, y: false };
    // Hidden overflow of the body hides in fact the viewport's: an open dialog keeps the page
    // behind it from scrolling.
    for (let box = around; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // A box of one pixel is the usual way to hide text visually.
      if (edge.width <= 1 || edge.height <= 1) return null;
      reachable.x ||= SCROLLS.includes(overflowX);
      reachable.y ||= SCROLLS.includes(overflowY);
      if (!reachable.x && HIDES.includes(overflowX) && (line.right > edge.right + SLACK || line.left < edge.left - SLACK)) return box;
      if (!reachable.y && HIDES.includes(overflowY) && (line.bottom > edge.bottom + SLACK || line.top < edge.top - SLACK)) return box;
      if (position === 'fixed') break;
    }
    return !reachable.x && line.right > window.innerWidth + SLACK ? document.body : null;
  };
  const lost = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement } = node;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) continue;
    if (parentElement.closest('[data-excerpt], svg, title') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = line.width > 0 ? cutBy(line, parentElement) : null;
      if (box !== null) lost.add(`„${text.slice(0, 60)}“ in ${box.tagName.toLowerCase()}.${box.classList.item(0) ?? ''}`);
    }
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].find((box) => box.getBoundingClientRect().right > window.innerWidth + SLACK);
    lost.add(`${scrollWidth} px of ${window.innerWidth}: ${wide?.tagName.toLowerCase() ?? 'body'}.${wide?.className ?? ''}`);
  }
  return [...lost];
}
