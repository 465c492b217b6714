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
import { hearPresses } from './first-interaction';

export interface JobDesignProps {
  readonly job: Job;
  readonly now: Date;
  /** Address of the job, for paper. */
  readonly jobUrl?: string;
  /** Code of the recommendation that brought the visitor; travels with the apply link (A13). */
  readonly code?: string;
  /** The recommendation to show; undefined shows none. */
  readonly referral?: JobReferral | undefined;
  /** The visitor's last application to this job. @default none */
  readonly applied?: Applied | undefined;
  /** Makes the visitor's own referral link. @default not offered */
  readonly ownLink?: OwnLink | undefined;
  /** The company looks at its own job (A37). @default false */
  readonly preview?: boolean;
  /** The posting stands in a frame on another site (O90). @default false */
  readonly embedded?: boolean;
  /** Sends a report of the job (O95). @default not offered */
  readonly onReport?: JobActionsProps['onReport'];
  /** Which postings are saved (O93). @default it cannot be saved */
  readonly saved?: JobActionsProps['saved'];
  /** Query of the list from which the visitor came. @default none */
  readonly lastList?: JobActionsProps['lastList'];
  /** Loads the design's script; the page suspends until then. @default at once */
  readonly load?: (template: JobTemplate) => LazyPart<Design>;
}

function applyHref(job: Job, code: string | undefined): string {
  const query = applyQuery(job);
  if (code !== undefined && code !== '') query.set('ref', code);
  return paths.apply(job.id, query);
}

/** Who was refused may apply anew; everybody else looks after the application that there is. */
const appliedTo = (applied: Applied) => ({
  text: appliedState(applied),
  href: applied.status === 'REJECTED' ? undefined : paths.ownApplication(applied.id),
});

const Nothing = (): null => null;

/** The notice of a recommendation; only who comes by one loads its script. The server has loaded it before it renders. */
function Recommendation(props: ReferralNoticeProps) {
  const [Notice, setNotice] = useState(loadedNotice);
  useEffect(() => {
    if (Notice !== undefined) return;
    loadNotice().then(
      (loaded) => setNotice(() => loaded),
      // The job is worth more than who recommends it.
      () => setNotice(() => Nothing),
    );
  }, [Notice]);
  return Notice === undefined ? <Skeleton height={48} /> : createElement(Notice, props);
}

/** A job in the design that it names, with what comes with a recommendation or a preview. */
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
  useEffect(hearPresses, []);
  // Past the closing date nobody applies, so nobody is invited to (decisions, rule 14).
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

/** The page around the placeholder of a design. */
export const jobFrame = 'sw:mx-auto sw:max-w-page sw:px-5 sw:py-12 sw:lg:px-10';

const bars = (...widths: readonly number[]) => widths.map((width, index) => <Skeleton key={index} width={`${width}%`} height={18} />);

/** What keeps the place of a job: company, title, facts and apply button, the text beside the company's column, as every design has them. */
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
