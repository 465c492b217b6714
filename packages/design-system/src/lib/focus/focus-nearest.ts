/** An element and its ancestors, innermost first. */
export function withAncestors(element: Element | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== null; at = at.parentElement) if (at instanceof HTMLElement) found.push(at);
  return found;
}

/** The main region covers the viewport: focusing it must not scroll. */
const focus = (element: HTMLElement): void => element.focus({ preventScroll: element.tagName === 'MAIN' });

/** Focuses an element, even one that is not focusable by itself. */
export function focusAnything(element: HTMLElement): void {
  focus(element);
  if (document.activeElement === element) return;
  // Set only now, so that a click inside does not focus it.
  element.tabIndex = -1;
  focus(element);
}

/**
 * Moves the focus to the element nearest to a removed one: an element with `data-return-focus`,
 * such as the heading of a form or the count of a list, or a focusable ancestor.
 * @param around Ancestors of the removed element, innermost first; removed ones are skipped.
 * @returns whether an element was focused
 */
export function focusNearest(around: readonly HTMLElement[]): boolean {
  for (const element of around) {
    if (element === document.body) return false;
    if (!element.isConnected) continue;
    // In the main region itself no element is nearest, and neither are its ancestors.
    const isMain = element.tagName === 'MAIN';
    const place = isMain ? null : element.querySelector('[data-return-focus]');
    if (place instanceof HTMLElement) {
      focusAnything(place);
      return true;
    }
    focus(element);
    if (document.activeElement === element) return true;
    if (isMain) return false;
  }
  return false;
}
