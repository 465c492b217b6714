import { focusAnything, focusNearest, withAncestors } from './focus-nearest';

/**
 * Grace period in milliseconds in which the code that removes an element may move the focus itself.
 */
const GRACE = 100;
/**
 * Number of remembered elements: a dialog disappears with the menu that opened it, and with the row
 * of that menu.
 */
const REMEMBERED = 10;

/** A previously focused element with its ancestors at that time. */
type Path = readonly HTMLElement[];

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether an element can no longer be focused: it was removed or disabled. */
const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus on the page (WCAG 2.4.3): when the focused element is removed or disabled and no
 * other code moves the focus, it goes to the nearest element with `data-return-focus`, the nearest
 * focusable ancestor, or the main region. A click on an empty area is ignored. Call it once per
 * page.
 * @returns a function that stops it
 * @example
 * useEffect(() => keepFocus(), []);
 */
export function keepFocus(): () => void {
  let paths: readonly Path[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => void (paths = [withAncestors(document.activeElement), ...paths].slice(0, REMEMBERED));
  // An element that lost the focus and still exists was left on purpose.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (isLost() && target === paths[0]?.[0] && target instanceof Element && !isGone(target)) paths = [];
    });
  const handOn = () => {
    timer = undefined;
    const last = paths[0]?.[0];
    if (last === undefined || !isLost() || !isGone(last)) return;
    const known = paths;
    paths = [];
    if (known.some((path) => focusNearest(path.filter((element) => !isGone(element))))) return;
    const main = document.querySelector('main');
    if (main !== null) focusAnything(main);
  };
  const observer = new MutationObserver(() => {
    const last = paths[0]?.[0];
    if (timer === undefined && last !== undefined && isGone(last)) timer = setTimeout(handOn, GRACE);
  });

  if (!isLost()) remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
    observer.disconnect();
    clearTimeout(timer);
  };
}
