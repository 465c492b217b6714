import { lazyPart, PartBoundary } from '@stellwerk/design-system/part';
import { AccountLink } from '@stellwerk/screens/shell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useToken } from '../data/session';

/** Not needed for visitors, so it loads for a logged-in person (decision 0004). */
const Account = lazyPart(() => import('./Account'));

/**
 * Part of the header for a logged-in person; undefined for a visitor.
 * @param side kind of the header: that of the company has a switcher beside it
 */
export function useAccount(side: 'public' | 'company'): ((inMenu: boolean) => ReactNode) | undefined {
  const { pathname } = useLocation();
  if (useToken() === null) return undefined;
  const link = <AccountLink pathname={pathname} />;
  return (inMenu) => (
    <PartBoundary waiting={link} renderFailed={() => link}>
      <Account inMenu={inMenu} side={side} />
    </PartBoundary>
  );
}
