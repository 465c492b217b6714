import { tokens } from '@stellwerk/design-system';
import { useSyncExternalStore } from 'react';

const media = (): MediaQueryList => window.matchMedia(`(min-width: ${tokens.base.breakpoint.lg})`);

function follow(onChange: () => void): () => void {
  const wide = media();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/**
 * Whether two columns fit the window (`lg`). For what stands first where there is one column and last where there are two: moved by style
 * alone, it would be reached by Tab before what stands left of it (WCAG 2.4.3).
 */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => media().matches);
