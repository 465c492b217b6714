import { focusAnything, focusNearest, withAncestors } from './focus-nearest';

/** Milliseconds in which whoever takes something away may hand the focus on himself. */
const GRACE = 100;
/** How many elements are remembered: a dialog goes with the menu that opened it, and the row that had the menu. */
const REMEMBERED = 10;

/** An element that had the focus, and all that was around it then. */
type Path = readonly HTMLElement[];

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether an element can have no focus any more: it was removed or switched off. */
const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus on the page (WCAG 2.4.3): when what had it is removed or switched off, and nobody hands the focus on, the nearest
 * element with `data-return-focus` takes it, or the nearest one around that can, or the main region. A click beside everything is left
 * alone. Started once for a page.
 * @returns stops it
 * @example
 * useEffect(() => keepFocus(), []);
 */
export function keepFocus(): () => void {
  let paths: readonly Path[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => void (paths = [withAncestors(document.activeElement), ...paths].slice(0, REMEMBERED));
  // What is left and still there was left on purpose.
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
