import { Icon } from '@stellwerk/design-system';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ExternalLinkProps {
  /** An http(s) address; check foreign ones with `safeHref`. */
  href: string;
  /** Name for screen readers where the words alone say too little. @default the words */
  label?: string;
  children: ReactNode;
}

/** A link out of the product, marked by an arrow. It passes no referrer on and never goes through the router. */
export function ExternalLink({ href, label, children }: ExternalLinkProps) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" aria-label={label} className="sw-job-out">
      {children}
      <Icon as={ArrowUpRight} size={16} />
    </a>
  );
}
