import type { LinkRenderProps } from '@stellwerk/design-system';
import { Link } from 'react-router-dom';

/** Pages of ours through the router, everything else as a plain link. */
export function routerLink({ href, children, ...rest }: LinkRenderProps) {
  return href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
