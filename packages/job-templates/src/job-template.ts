import { brandProps, type RenderLink } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ClipboardEvent, ComponentPropsWithRef, ReactNode } from 'react';

/** Removes soft hyphens from copied text, because they serve display only. */
function copyText(event: ClipboardEvent): void {
  const text = String(getSelection());
  if (!text.includes('\u00ad')) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text.replaceAll('\u00ad', ''));
}

/** Notice that replaces the apply button once the reader has applied. */
export interface AppliedMark {
  /** Date and status of the application. */
  text: string;
  /** URL of the application. @default the apply button stays */
  href?: string | undefined;
}

/**
 * Props of every design. A design knows no router and no server: links and data are passed in.
 * `className`, `ref` and further attributes go to its `<article>`.
 */
export interface JobTemplateProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The job, parsed by `readJob`. The server has sanitised its rich texts. */
  job: Job;
  /** URL of the application form. A job without id always links to '#' (PJ37). */
  applyHref: string;
  /** The reader has applied already. @default not known */
  applied?: AppliedMark | undefined;
  /** URL of the company's page (PJ43). @default no link */
  companyHref?: string;
  /** URL of the job's focus page. @default no link (O66) */
  focusPageHref?: string;
  /** URL of the job itself, printed in place of the apply button. @default nothing is printed */
  jobUrl?: string;
  /**
   * The company views its own job: it is marked so, and the referral banner is left out.
   * @default false
   */
  preview?: boolean;
  /**
   * The page is embedded in a frame of another page: our links open in the top window (O90).
   * @default false
   */
  embedded?: boolean;
  /** The referral banner; each design places it. @default none */
  banner?: ReactNode;
  /**
   * Actions that stay in reach while reading, such as saving the job; beside the title, not
   * printed.
   * @default nothing
   */
  tools?: ReactNode;
  /** Further actions, such as sharing the job; at its end, not printed. @default nothing */
  actions?: ReactNode;
  /**
   * Current time, which decides whether the closing date has passed; then nobody can apply
   * (decisions, rule 14).
   */
  now: Date;
  /** Renders links to our own pages. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/** The props of a design that go to its `<article>`, without the design's own props. */
export function articleProps(
  {
    job,
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
    style,
    ...rest
  }: JobTemplateProps,
  own: string,
): ComponentPropsWithRef<'article'> {
  const brand = brandProps(job.company.brandColor);
  return { onCopy: copyText, ...rest, className: cx(own, brand.className, className), style: { ...brand.style, ...style } };
}
