import type { LinkRenderProps } from '@stellwerk/design-system';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The router's own link also prefetches for apps of its framework, and adds 2 kB for it (decision 0004). */
function PageLink({ href, onClick, target, children, ...rest }: LinkRenderProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} target={target} onClick={click}>
      {children}
    </a>
  );
}

/** Whether a URL is a path of ours: two slashes begin the name of another host. */
const isOwn = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Renders own pages through the router, all other URLs as plain links. */
export function routerLink({ href, children, ...rest }: LinkRenderProps) {
  return isOwn(href) ? (
    <PageLink href={href} {...rest}>
      {children}
    </PageLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
