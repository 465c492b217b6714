import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../labels.de';

export interface ExternalLinkProps {
  /** An http(s) URL; check foreign ones with `safeHref`. */
  href: string;
  /** Name for screen readers where the label alone is not enough. @default the label */
  label?: string;
  children: ReactNode;
}

/** A link out of the product, marked by an arrow; that it opens a new tab is read out. It passes no referrer on and never goes through the router. */
export function ExternalLink({ href, label, children }: ExternalLinkProps) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" aria-label={label && `${label} ${labels.newTab}`} className="sw-job-out">
      {children}
      <Icon as={ArrowUpRight} size={16} />
      <VisuallyHidden>{` ${labels.newTab}`}</VisuallyHidden>
    </a>
  );
}
