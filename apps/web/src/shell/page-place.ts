/** Position of a person on a page. */
export interface Place {
  /** Pixels from the top. */
  readonly top: number;
  /** Id or URL of the focused element; null for any other. */
  readonly focus: { readonly id: string } | { readonly href: string } | null;
}

/** The current position: how far the page is scrolled, and the focused link or control. */
export function placeOf(focused: Element | null): Place {
  const href = focused?.getAttribute('href') ?? '';
  const focus = focused?.id ? { id: focused.id } : href === '' ? null : { href };
  return { top: window.scrollY, focus };
}
