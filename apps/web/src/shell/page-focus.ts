import type { Place } from './page-place';

/** What shows that a person has begun something on the page. */
const PERSON = ['keydown', 'pointerdown', 'wheel'] as const;

const main = (): HTMLElement | null => document.querySelector('main');

function elementOf({ focus }: Place): HTMLElement | null {
  if (focus === null) return null;
  if ('id' in focus) return document.getElementById(focus.id);
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(focus.href)}"]`);
}

/**
 * Whether nothing of the new page has the focus yet; a page may have given it to its first field by itself. A link to where one already
 * is was pressed on the page before: tabs stay when their view changes.
 */
function isUntouched(): boolean {
  const { activeElement } = document;
  const pressed = activeElement?.matches('a[aria-current="page"]') === true;
  return pressed || activeElement === main() || main()?.contains(activeElement) !== true;
}

/**
 * Tries now and after each change of the page until it is done, or until the person does something.
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
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * Gives the focus to the page's heading as soon as it is there; until then to the main region. A page that loads may have a heading
 * that goes again: then the next one gets it.
 */
export function focusHeading(): () => void {
  if (isUntouched()) main()?.focus({ preventScroll: true });
  let given: HTMLElement | null = null;
  return untilDone(() => {
    if (given?.isConnected) return false;
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
 * Leads back to a place: what had the focus has it as soon as it is there again, and the page is scrolled as soon as it is long enough,
 * which it may never be.
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
