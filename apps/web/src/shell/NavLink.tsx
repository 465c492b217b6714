import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A link of a header; the one of the current page is underlined by a set track. */
export function NavLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const current = pathname === href.split('?')[0];
  return (
    <Link to={href} aria-current={current ? 'page' : undefined} className="sw-nav-link">
      {children}
    </Link>
  );
}
