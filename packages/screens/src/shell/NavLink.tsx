import { useRenderLink } from '@stellwerk/design-system';
import type { ReactNode } from 'react';
import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';

export interface NavLinkProps {
  readonly href: string;
  /** Path of the current page, without its query. */
  readonly pathname: string;
  readonly children: ReactNode;
}

/** A link of the header; the one of the current page is underlined. */
export function NavLink({ href, pathname, children }: NavLinkProps) {
  const render = useRenderLink();
  return render({ href, 'aria-current': pathname === href.split('?')[0] ? 'page' : undefined, className: 'sw-nav-link', children });
}

/** Link to the account area, replaced by the account menu once its script has loaded. */
export function AccountLink({ pathname }: Pick<NavLinkProps, 'pathname'>) {
  return (
    <NavLink href={paths.dashboard()} pathname={pathname}>
      {shellTexts.account}
    </NavLink>
  );
}
