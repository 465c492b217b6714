/** An element and all around it, from the inside out. */
export function withAncestors(element: Element | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== null; at = at.parentElement) if (at instanceof HTMLElement) found.push(at);
  return found;
}

/** The main region is all that can be seen: to get the focus it need not be scrolled to. */
const focus = (element: HTMLElement): void => element.focus({ preventScroll: element.tagName === 'MAIN' });

/** Gives an element the focus, also one that takes none by itself. */
export function focusAnything(element: HTMLElement): void {
  focus(element);
  if (document.activeElement === element) return;
  // Only now, so that a click into it gives it no focus.
  element.tabIndex = -1;
  focus(element);
}

/**
 * Gives the focus to what is nearest to something that is gone: an element with `data-return-focus`, such as the heading of a form or
 * the count of a list, or one around it that takes the focus itself.
 * @param around What was around it, from the inside out; what is no longer on the page is left out.
 * @returns whether there was such an element
 */
export function focusNearest(around: readonly HTMLElement[]): boolean {
  for (const element of around) {
    if (element === document.body) return false;
    if (!element.isConnected) continue;
    // Of all that is in the main region nothing is nearest, and nothing around it is.
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
