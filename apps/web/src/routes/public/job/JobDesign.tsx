import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { companySlug, isExpired, type Job, type JobTemplate } from '@stellwerk/domain';
import { applyQuery } from '@stellwerk/job-templates';
import { createElement, use, useEffect, useState } from 'react';
import { paths } from '../../../paths';
import { loadDesign, type Design } from './designs';
import { loadedNotice, loadNotice } from './referral/load';
import type { ReferralNoticeProps } from './referral/ReferralNotice';
import type { JobReferral } from './referral/types';
import { awake } from './wake';

export interface JobDesignProps {
  readonly job: Job;
  readonly now: Date;
  /** Address of the posting, for paper. */
  readonly address?: string;
  /** Code of the recommendation that brought the visitor; travels with the apply link (A13). */
  readonly code?: string;
  /** The recommendation to show; undefined shows none. */
  readonly referral?: JobReferral;
  /** The company looks at its own posting (A37). @default false */
  readonly preview?: boolean;
  /** Loads the design's script; the page suspends until then. @default at once */
  readonly load?: (template: JobTemplate) => Promise<Design>;
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
      // The posting is worth more than who recommends it.
      () => setNotice(() => Nothing),
    );
  }, [Notice]);
  return Notice === undefined ? <Skeleton height={48} /> : createElement(Notice, props);
}

/** A posting in the design that it names, with what comes with a recommendation or a preview. */
export function JobDesign({ job, now, address, code, referral, preview = false, load = loadDesign }: JobDesignProps) {
  const Template = use(load(job.template));
  useEffect(awake, []);
  // Past the closing date nobody applies, so nobody is invited to (decisions, rule 14).
  const recommended = referral !== undefined && !preview && !isExpired(job, now);
  return createElement(Template, {
    address,
    job,
    now,
    preview,
    applyHref: applyHref(job, code),
    companyHref: paths.companyPage(job.company.slug || companySlug(job.company.name)),
    banner: recommended ? <Recommendation job={job} referral={referral} /> : undefined,
  });
}

/** What keeps the place of a posting. */
export function JobLoading() {
  return (
    <SkeletonRegion className="sw:mx-auto sw:grid sw:max-w-page sw:gap-4 sw:px-5 sw:py-12 sw:lg:px-10">
      <Skeleton width="30%" height={24} />
      <Skeleton width="70%" height={56} />
      <Skeleton width="50%" height={24} />
      <Skeleton width="100%" height={320} />
    </SkeletonRegion>
  );
}
