import { tokens } from '@stellwerk/design-system';
import { useSyncExternalStore } from 'react';

const media = (): MediaQueryList => window.matchMedia(`(min-width: ${tokens.base.breakpoint.lg})`);

function follow(onChange: () => void): () => void {
  const wide = media();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/**
 * Whether two columns fit the viewport (`lg`). Used for content that comes first in one column and
 * last in two: CSS alone would reorder it only visually, not in tab order (WCAG 2.4.3).
 */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => media().matches);
