import type { RenderLink } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/**
 * What every design takes. A design knows no router and no server: links and data come in here. `className`, `ref` and further
 * attributes go to its `<article>`.
 */
export interface JobTemplateProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The posting, read by `readJob`. Its rich texts are sanitised by the server. */
  job: Job;
  /** Address of the application form. A posting without id links to '#' whatever stands here (PJ37). */
  applyHref: string;
  /** Address of the company's page. @default `/company/{slug}`, the slug derived from the name (PJ43); no link without a name */
  companyHref?: string;
  /** Address of the posting's focus page. @default no such link (O66) */
  focusPageHref?: string;
  /** Address of the posting itself, written on paper in place of the apply button. @default nothing is written */
  address?: string;
  /** The company looks at its own posting: marked as such, without the referral banner. @default false */
  preview?: boolean;
  /** The page stands in a frame of another page: links of ours open in a new window. @default false */
  embedded?: boolean;
  /** The referral banner; each design gives it a place of its own. @default none */
  banner?: ReactNode;
  /** The moment that decides whether the closing date has passed: then nothing can be applied for (decisions, rule 14). */
  now: Date;
  /** Draws the links to other pages of ours. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/** The props of a design that belong to its `<article>`, without those that are its own. */
export function articleProps(
  {
    job: _job,
    applyHref: _applyHref,
    companyHref: _companyHref,
    focusPageHref: _focusPageHref,
    address: _address,
    preview: _preview,
    embedded: _embedded,
    banner: _banner,
    now: _now,
    renderLink: _renderLink,
    className,
    ...rest
  }: JobTemplateProps,
  own: string,
): ComponentPropsWithRef<'article'> {
  return { ...rest, className: className === undefined ? own : `${own} ${className}` };
}
