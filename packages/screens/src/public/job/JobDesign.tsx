import { Skeleton, SkeletonRegion, WhenLoaded, type LazyPart } from '@stellwerk/design-system';
import { companySlug, isExpired, type Job, type JobTemplate } from '@stellwerk/domain';
import { applyQuery } from '@stellwerk/job-templates';
import { createElement, useEffect, useState } from 'react';
import { paths } from '../../paths';
import type { JobActionsProps } from './actions/JobActions';
import { loadDesign, type Design } from './designs';
import { loadedNotice, loadNotice } from './referral/load';
import type { ReferralNoticeProps } from './referral/ReferralNotice';
import type { JobReferral } from './referral/types';
import { replayClick } from './first-interaction';

export interface JobDesignProps {
  readonly job: Job;
  readonly now: Date;
  /** Address of the job, for paper. */
  readonly jobUrl?: string;
  /** Code of the recommendation that brought the visitor; travels with the apply link (A13). */
  readonly code?: string;
  /** The recommendation to show; undefined shows none. */
  readonly referral?: JobReferral;
  /** The company looks at its own job (A37). @default false */
  readonly preview?: boolean;
  /** The posting stands in a frame on another site (O90). @default false */
  readonly embedded?: boolean;
  /** Sends a report of the job (O95). @default not offered */
  readonly onReport?: JobActionsProps['onReport'];
  /** Loads the design's script; the page suspends until then. @default at once */
  readonly load?: (template: JobTemplate) => LazyPart<Design>;
}

function applyHref(job: Job, code: string | undefined): string {
  const query = applyQuery(job);
  if (code !== undefined && code !== '') query.set('ref', code);
  return paths.apply(job.id, query);
}

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
  preview = false,
  embedded = false,
  onReport,
  load = loadDesign,
}: JobDesignProps) {
  useEffect(replayClick, []);
  // Past the closing date nobody applies, so nobody is invited to (decisions, rule 14).
  const recommended = referral !== undefined && !preview && !embedded && !isExpired(job, now);
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
          companyHref={paths.companyPage(job.company.slug || companySlug(job.company.name))}
          focusPageHref={job.focusPage === null ? undefined : paths.showcase(job.focusPage.slug)}
          visitor={preview || embedded || jobUrl === undefined ? undefined : { title: job.title, url: jobUrl, onReport }}
          banner={recommended ? <Recommendation job={job} referral={referral} /> : undefined}
        />
      )}
    </WhenLoaded>
  );
}

/** The page around the placeholder of a design. */
export const jobFrame = 'sw:mx-auto sw:max-w-page sw:px-5 sw:py-12 sw:lg:px-10';

/** What keeps the place of a job. */
export function JobLoading() {
  return (
    <SkeletonRegion className={`sw:grid sw:gap-4 ${jobFrame}`}>
      <Skeleton width="30%" height={24} />
      <Skeleton width="70%" height={56} />
      <Skeleton width="50%" height={24} />
      <Skeleton width="100%" height={320} />
    </SkeletonRegion>
  );
}
