import { SiteFrame, type SiteFrameProps } from '@stellwerk/screens/shell';
import { useLocation } from 'react-router-dom';
import { useSupportHref } from './page-settings';
import { useAccount } from './use-account';

/** The frame of the public pages, with the URL of the page and the logged-in person. */
export function PublicShell({ children, wide }: Pick<SiteFrameProps, 'children' | 'wide'>) {
  const { pathname, search } = useLocation();
  return (
    <SiteFrame pathname={pathname} search={search} account={useAccount('public')} wide={wide} supportHref={useSupportHref()}>
      {children}
    </SiteFrame>
  );
}
