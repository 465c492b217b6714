/** Where a person was on a page. */
export interface Place {
  /** Pixels from the top. */
  readonly top: number;
  /** Id or URL of what had the focus; null for anything else. */
  readonly focus: { readonly id: string } | { readonly href: string } | null;
}

/** The place of now: how far the page is scrolled, and the link or control that has the focus. */
export function placeOf(focused: Element | null): Place {
  const href = focused?.getAttribute('href') ?? '';
  const focus = focused?.id ? { id: focused.id } : href === '' ? null : { href };
  return { top: window.scrollY, focus };
}
