import { useRenderLink, type RenderLink } from '@stellwerk/design-system';
import { legalPages } from '@stellwerk/domain';

export interface LegalLinkProps {
  /** The legal page. */
  page: keyof typeof legalPages;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** Label of the link. */
  children: string;
}

/** A link to a legal page. */
export function LegalLink({ page, renderLink, children }: LegalLinkProps) {
  return useRenderLink(renderLink)({ href: legalPages[page], className: 'sw:underline-quiet', children });
}
