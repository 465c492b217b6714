import { useRenderLink, type RenderLink } from '@stellwerk/design-system';

/** URLs of the legal pages (000 §2, AF24). */
export const LEGAL_PAGES = {
  terms: '/agb',
  privacy: '/datenschutz',
  usage: '/nutzerbedingungen',
  privacyPolicy: '/privacy-policy',
} as const;

export interface LegalLinkProps {
  /** Which of the legal pages. */
  page: keyof typeof LEGAL_PAGES;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** The label of the link. */
  children: string;
}

/** A link to a legal page. */
export function LegalLink({ page, renderLink, children }: LegalLinkProps) {
  return useRenderLink(renderLink)({ href: LEGAL_PAGES[page], className: 'sw:underline-quiet', children });
}
