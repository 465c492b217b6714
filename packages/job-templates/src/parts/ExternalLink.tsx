import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../labels.de';

export interface ExternalLinkProps {
  /** An http(s) URL; check user input with `safeHref`. */
  href: string;
  /** Accessible name where the label alone is not enough. @default the label */
  label?: string;
  children: ReactNode;
}

/**
 * An external link, marked by an arrow; screen readers announce that it opens a new tab. It sends
 * no referrer and bypasses the router.
 */
export function ExternalLink({ href, label, children }: ExternalLinkProps) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" aria-label={label && `${label} ${labels.newTab}`} className="sw-job-out">
      {children}
      <Icon as={ArrowUpRight} size={16} />
      <VisuallyHidden>{` ${labels.newTab}`}</VisuallyHidden>
    </a>
  );
}
