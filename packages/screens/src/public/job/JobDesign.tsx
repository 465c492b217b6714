import { Skeleton, SkeletonRegion, WhenLoaded, type LazyPart } from '@stellwerk/design-system';
import { companySlug, isExpired, type Job, type JobTemplate } from '@stellwerk/domain';
import { applyQuery } from '@stellwerk/job-templates';
import { createElement, useEffect, useState } from 'react';
import { paths } from '../../paths';
import { appliedState, type Applied } from '../../shared/applied';
import type { JobActionsProps } from './actions/JobActions';
import { loadDesign, type Design } from './designs';
import { loadedNotice, loadNotice } from './referral/load';
import type { ReferralNoticeProps } from './referral/ReferralNotice';
import type { JobReferral, OwnLink } from './referral/types';
import { replayJobClicks } from './first-interaction';

export interface JobDesignProps {
  readonly job: Job;
  readonly now: Date;
  /** URL of the job, for print. */
  readonly jobUrl?: string;
  /** Code of the visitor's referral; passed on in the apply link (A13). */
  readonly code?: string;
  /** The referral to show. @default none */
  readonly referral?: JobReferral | undefined;
  /** The visitor's last application to this job. @default none */
  readonly applied?: Applied | undefined;
  /** Creates the visitor's own referral link. @default not offered */
  readonly ownLink?: OwnLink | undefined;
  /** Whether the company views its own job (A37). @default false */
  readonly preview?: boolean;
  /** Whether the job is embedded in a frame on another site (O90). @default false */
  readonly embedded?: boolean;
  /** Sends a report of the job (O95). @default not offered */
  readonly onReport?: JobActionsProps['onReport'];
  /** Store of saved jobs (O93). @default saving is not offered */
  readonly saved?: JobActionsProps['saved'];
  /** Query of the list that the visitor came from. @default none */
  readonly lastList?: JobActionsProps['lastList'];
  /** Loads the design's script; the page suspends until then. @default immediately */
  readonly load?: (template: JobTemplate) => LazyPart<Design>;
}

function applyHref(job: Job, code: string | undefined): string {
  const query = applyQuery(job);
  if (code !== undefined && code !== '') query.set('ref', code);
  return paths.apply(job.id, query);
}

/** Rejected applicants may apply again; all others see their existing application. */
const appliedTo = (applied: Applied) => ({
  text: appliedState(applied),
  href: applied.status === 'REJECTED' ? undefined : paths.ownApplication(applied.id),
});

const Nothing = (): null => null;

/**
 * The referral notice; its script loads only for visitors with a referral. The server has loaded it
 * before rendering.
 */
function Recommendation(props: ReferralNoticeProps) {
  const [Notice, setNotice] = useState(loadedNotice);
  useEffect(() => {
    if (Notice !== undefined) return;
    loadNotice().then(
      (loaded) => setNotice(() => loaded),
      // A failure of the notice must not hide the job.
      () => setNotice(() => Nothing),
    );
  }, [Notice]);
  return Notice === undefined ? <Skeleton height={48} /> : createElement(Notice, props);
}

/** A job in the design that it names, with its referral notice or preview mark. */
export function JobDesign({
  job,
  now,
  jobUrl,
  code,
  referral,
  applied,
  ownLink,
  preview = false,
  embedded = false,
  onReport,
  saved,
  lastList,
  load = loadDesign,
}: JobDesignProps) {
  useEffect(replayJobClicks, []);
  // Past the closing date there is no invitation to apply (decisions, rule 14).
  const alone = preview || embedded;
  const isOpen = !isExpired(job, now);
  return (
    <WhenLoaded part={load(job.template)}>
      {(Template) => (
        <Template
          jobUrl={jobUrl}
          job={job}
          now={now}
          preview={preview}
          embedded={embedded}
          applyHref={applyHref(job, code)}
          applied={applied && appliedTo(applied)}
          companyHref={paths.companyPage(job.company.slug || companySlug(job.company.name))}
          focusPageHref={job.focusPage === null ? undefined : paths.showcase(job.focusPage.slug)}
          visitor={
            alone || jobUrl === undefined
              ? undefined
              : { job, url: jobUrl, ownLink: isOpen ? ownLink : undefined, onReport, saved, lastList }
          }
          banner={
            isOpen && !alone && referral !== undefined && ownLink !== undefined ? (
              <Recommendation job={job} referral={referral} ownLink={ownLink} />
            ) : undefined
          }
        />
      )}
    </WhenLoaded>
  );
}

/** Page layout of the job's placeholder. */
export const jobFrame = 'sw:mx-auto sw:max-w-page sw:px-5 sw:py-12 sw:lg:px-10';

const bars = (...widths: readonly number[]) => widths.map((width, index) => <Skeleton key={index} width={`${width}%`} height={18} />);

/**
 * Skeleton of a job: company, title, facts and apply button, the text beside the company column, as
 * in every design.
 */
export function JobLoading() {
  return (
    <SkeletonRegion className={`sw:grid sw:gap-x-10 sw:gap-y-12 sw:lg:grid-cols-[2fr_1fr] ${jobFrame}`}>
      <div className="sw:grid sw:gap-5 sw:lg:col-span-2">
        <div className="sw:flex sw:items-center sw:gap-3">
          <Skeleton width={48} height={48} className="sw:flex-none" />
          <Skeleton width={220} height={20} />
        </div>
        <Skeleton width="65%" height={48} />
        <div className="sw:flex sw:flex-wrap sw:gap-2">
          {[96, 104, 112, 208].map((width) => (
            <Skeleton key={width} width={width} height={36} />
          ))}
        </div>
        <Skeleton width={176} height={56} />
      </div>
      <div className="sw:grid sw:content-start sw:gap-3">
        <Skeleton height={280} className="sw:mb-5" />
        <Skeleton width="40%" height={28} className="sw:mb-1" />
        {bars(100, 96, 100, 92, 60)}
        <Skeleton width="30%" height={28} className="sw:mt-5 sw:mb-1" />
        {bars(88, 94, 72)}
      </div>
      <div className="sw:grid sw:content-start sw:gap-3 sw:max-lg:hidden">
        <Skeleton width={72} height={72} className="sw:mb-1" />
        <Skeleton width="70%" height={24} className="sw:mb-2" />
        {bars(40, 60, 45, 50, 40, 70)}
      </div>
    </SkeletonRegion>
  );
}
