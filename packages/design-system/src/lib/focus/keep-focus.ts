import { focusNearest, withAncestors } from './focus-nearest';

/** Milliseconds in which whoever takes something away may hand the focus on himself. */
const GRACE = 100;

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
  let last = withAncestors(isLost() ? null : document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => void (last = withAncestors(document.activeElement));
  // What is left and still there was left on purpose.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (isLost() && target === last[0] && target instanceof Element && !isGone(target)) last = [];
    });
  const handOn = () => {
    timer = undefined;
    const [element, ...around] = last;
    if (element === undefined || !isLost() || !isGone(element)) return;
    last = [];
    focusNearest(around);
  };
  const observer = new MutationObserver(() => {
    const [element] = last;
    if (timer === undefined && element !== undefined && isGone(element)) timer = setTimeout(handOn, GRACE);
  });

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
