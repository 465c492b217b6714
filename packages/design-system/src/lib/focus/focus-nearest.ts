/** An element and all around it, from the inside out. */
export function withAncestors(element: Element | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== null; at = at.parentElement) if (at instanceof HTMLElement) found.push(at);
  return found;
}

/** Gives an element the focus, also one that takes none by itself. */
function focusAnything(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) return;
  // Only now, so that a click into it gives it no focus.
  element.tabIndex = -1;
  element.focus();
}

/**
 * Where the focus goes when what had it is gone: to the nearest element with `data-return-focus`, such as the heading of a form or the
 * count of a list; to the nearest one around it that takes the focus itself; else to the main region, as on a new page.
 * @param around What was around it, from the inside out; what is no longer on the page is left out.
 */
export function focusNearest(around: readonly HTMLElement[]): void {
  for (const element of around) {
    if (element.tagName === 'MAIN' || element === document.body) break;
    if (!element.isConnected) continue;
    const place = element.querySelector('[data-return-focus]');
    if (place instanceof HTMLElement) return focusAnything(place);
    element.focus();
    if (document.activeElement === element) return;
  }
  const main = document.querySelector('main');
  if (main !== null) focusAnything(main);
}
