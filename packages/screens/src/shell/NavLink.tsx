import { useRenderLink } from '@stellwerk/design-system';
import type { ReactNode } from 'react';

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
