import type { RenderLink } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { copyText } from './copy-text';

/** What a reader who has applied finds in place of the apply button. */
export interface AppliedMark {
  /** Since when, and how far it is. */
  text: string;
  /** URL of the application. @default the apply button stays */
  href?: string | undefined;
}

/**
 * What every design takes. A design knows no router and no server: links and data come in here. `className`, `ref` and further
 * attributes go to its `<article>`.
 */
export interface JobTemplateProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The job, read by `readJob`. Its rich texts are sanitised by the server. */
  job: Job;
  /** URL of the application form. A job without id always links to '#' (PJ37). */
  applyHref: string;
  /** The reader has applied already. @default not known */
  applied?: AppliedMark | undefined;
  /** URL of the company's page (PJ43). @default no link */
  companyHref?: string;
  /** URL of the job's focus page. @default no such link (O66) */
  focusPageHref?: string;
  /** URL of the job itself, written on paper in place of the apply button. @default nothing is written */
  jobUrl?: string;
  /** The company looks at its own job: marked as such, without the referral banner. @default false */
  preview?: boolean;
  /** The page is in a frame of another page: links of ours open in the whole window (O90). @default false */
  embedded?: boolean;
  /** The referral banner; each design gives it a place of its own. @default none */
  banner?: ReactNode;
  /** What a visitor wants at hand while reading, such as saving it; beside the title, not on paper. @default nothing */
  tools?: ReactNode;
  /** What else a visitor can do with the job, such as sharing it; at its end, not on paper. @default nothing */
  actions?: ReactNode;
  /** The moment that decides whether the closing date has passed: then nothing can be applied for (decisions, rule 14). */
  now: Date;
  /** Renders the links to other pages of ours. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/** The props of a design that belong to its `<article>`, without those that are its own. */
export function articleProps(
  {
    job: _job,
    applyHref: _applyHref,
    applied: _applied,
    companyHref: _companyHref,
    focusPageHref: _focusPageHref,
    jobUrl: _jobUrl,
    preview: _preview,
    embedded: _embedded,
    banner: _banner,
    tools: _tools,
    actions: _actions,
    now: _now,
    renderLink: _renderLink,
    className,
    ...rest
  }: JobTemplateProps,
  own: string,
): ComponentPropsWithRef<'article'> {
  return { onCopy: copyText, ...rest, className: className === undefined ? own : `${own} ${className}` };
}
