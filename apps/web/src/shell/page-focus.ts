import type { Place } from './page-place';

/** Events that show that a person uses the page. */
const PERSON = ['keydown', 'pointerdown', 'wheel'] as const;

const main = (): HTMLElement | null => document.querySelector('main');

function elementOf({ focus }: Place): HTMLElement | null {
  if (focus === null) return null;
  if ('id' in focus) return document.getElementById(focus.id);
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(focus.href)}"]`);
}

/**
 * Whether nothing of the new page has the focus yet; a page may have focused its first field itself. A focused link to the current
 * page was clicked on the previous page: tabs stay when their view changes.
 */
function isUntouched(): boolean {
  const { activeElement } = document;
  const pressed = activeElement?.matches('a[aria-current="page"]') === true;
  return pressed || activeElement === main() || main()?.contains(activeElement) !== true;
}

/**
 * Tries now and after each change of the page until it succeeds, or until the person acts.
 * @returns stops it
 */
function untilDone(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const stop = () => {
    observer.disconnect();
    for (const event of PERSON) window.removeEventListener(event, stop);
  };
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  for (const event of PERSON) window.addEventListener(event, stop);
  // React hides a part that waits by its style.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  return stop;
}

/**
 * Focuses the page's heading once it exists; until then the main region. A loading page may replace its heading, or hide it for
 * a moment, which drops the focus: then the heading gets it again.
 */
export function focusHeading(): () => void {
  if (isUntouched()) main()?.focus({ preventScroll: true });
  let given: HTMLElement | null = null;
  return untilDone(() => {
    if (given?.isConnected && document.activeElement !== document.body) return false;
    const heading = main()?.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    if (!isUntouched()) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    given = heading;
    return false;
  });
}

/**
 * Restores a position: the focus once its element exists again, and the scroll position once the page is long enough,
 * which may never happen.
 */
export function restorePlace(place: Place): () => void {
  let focused = place.focus === null;
  return untilDone(() => {
    const target = focused ? null : elementOf(place);
    if (target !== null) {
      focused = true;
      if (isUntouched()) target.focus({ preventScroll: true });
    }
    const isLongEnough = document.documentElement.scrollHeight >= place.top + window.innerHeight;
    if (!focused || !isLongEnough) return false;
    window.scrollTo(0, place.top);
    return true;
  });
}
