import { SiteFrame, type SiteFrameProps } from '@stellwerk/screens/shell';
import { useLocation } from 'react-router-dom';
import { useToken } from '../data/session';
import { useSupportHref } from './support';

/** The frame of the public pages, with the URL of the page and whether somebody is logged in. */
export function PublicShell({ children, wide }: Pick<SiteFrameProps, 'children' | 'wide'>) {
  const { pathname, search } = useLocation();
  return (
    <SiteFrame pathname={pathname} search={search} loggedIn={useToken() !== null} wide={wide} supportHref={useSupportHref()}>
      {children}
    </SiteFrame>
  );
}
