import { LinkButton, useRenderLink } from '@stellwerk/design-system';
import { spokenName } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import type { JobTemplateProps } from '../job-template';
import type { JobView } from './job-view';

type LinkSettings = Pick<JobTemplateProps, 'renderLink' | 'embedded'>;

const frameTarget = (embedded: boolean | undefined) => (embedded === true ? { target: '_top' } : {});

export interface OwnLinkProps extends LinkSettings {
  /** Without a URL, only the label is rendered. */
  href: string | undefined;
  /** @default none */
  className?: string;
  children: ReactNode;
}

/** A link to one of our own pages; inside another site's frame it opens in the top window (O90). */
export function OwnLink({ href, className, children, renderLink, embedded }: OwnLinkProps) {
  const render = useRenderLink(renderLink);
  if (href === undefined) return <span className={className}>{children}</span>;
  const name = typeof children === 'string' ? spokenName(children) : undefined;
  return render({ href, className, children, 'aria-label': name, ...frameTarget(embedded) });
}

export interface ApplyProps {
  view: JobView;
  /** Props of the design that say how to render links. */
  links: LinkSettings;
  /** @default none */
  className?: string;
}

/** The apply button (PJ36); nothing once the closing date has passed. */
export function Apply({ view, links, className = '' }: ApplyProps) {
  if (view.expired !== null) return null;
  return (
    <LinkButton
      href={view.apply.href}
      variant="primary"
      className={`sw-job-apply ${className}`.trim()}
      renderLink={links.renderLink}
      {...frameTarget(links.embedded)}
    >
      {view.apply.label}
    </LinkButton>
  );
}
