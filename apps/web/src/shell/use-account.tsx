import { lazyPart, PartBoundary } from '@stellwerk/design-system/part';
import { AccountLink } from '@stellwerk/screens/shell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useToken } from '../data/session';

/** No visitor needs it, so it loads when somebody is logged in (decision 0004). */
const Account = lazyPart(() => import('./Account'));

/**
 * What the header shows of who is logged in; undefined for a visitor.
 * @param side whose header: that of the company has a switcher beside it
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
