import { useEffect, useRef } from 'react';

/** Elements that handle Escape themselves: dialog, menu, field. */
const OWN =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], input:not([type=checkbox]), textarea, select, [aria-expanded=true]';

/**
 * Calls back on Escape with any focus, unless such an element handles it.
 * @param active whether it listens
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => void (latest.current = onEscape));
  useEffect(() => {
    if (!active) return;
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || (target instanceof Element && target.closest(OWN) !== null)) return;
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
