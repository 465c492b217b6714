import { ErrorState, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { companySlug, jobMessages, type Job, type JobTemplate } from '@stellwerk/domain';
import { applyQuery } from '@stellwerk/job-templates';
import { createElement, Suspense, use, useEffect } from 'react';
import { paths } from '../../../paths';
import { loadDesign, loadedDesign } from './designs';
import { awake } from './wake';

export interface JobScreenProps {
  /** Undefined while loading or after a failure. */
  readonly job: Job | undefined;
  /** Text below the heading of the error view; undefined without an error. */
  readonly error: string | undefined;
  readonly retriesLeft: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  /** Code of the recommendation that brought the visitor; travels with the apply link (A13). */
  readonly referral?: string;
  readonly now: Date;
  /** Address of the posting, for paper. */
  readonly address?: string;
  /** Loads the script of a design. @default at once */
  readonly load?: (template: JobTemplate) => Promise<unknown>;
}

function applyHref(job: Job, referral: string | undefined): string {
  const query = applyQuery(job);
  if (referral !== undefined && referral !== '') query.set('ref', referral);
  return paths.apply(job.id, query);
}

interface DesignProps {
  readonly job: Job;
  readonly address: string | undefined;
  readonly referral: string | undefined;
  readonly now: Date;
  /** Loads the design's script; it suspends until then. */
  readonly load: (template: JobTemplate) => Promise<unknown>;
}

function Design({ job, address, referral, now, load }: DesignProps) {
  const ready = loadedDesign(job.template);
  if (ready === undefined) use(load(job.template));
  const Template = ready ?? loadedDesign(job.template);
  useEffect(awake, []);
  if (Template === undefined) return null;
  return createElement(Template, {
    address,
    job,
    now,
    applyHref: applyHref(job, referral),
    companyHref: paths.companyPage(job.company.slug || companySlug(job.company.name)),
  });
}

function Loading() {
  return (
    <SkeletonRegion className="sw:mx-auto sw:grid sw:max-w-page sw:gap-4 sw:px-5 sw:py-12 sw:lg:px-10">
      <Skeleton width="30%" height={24} />
      <Skeleton width="70%" height={56} />
      <Skeleton width="50%" height={24} />
      <Skeleton width="100%" height={320} />
    </SkeletonRegion>
  );
}

/** The public posting in its states: loading, error with two retries, loaded (PJ47 to PJ56). */
export function JobScreen(props: JobScreenProps) {
  const { job, error, referral, now, address, load = loadDesign } = props;
  if (error !== undefined) {
    return (
      <div className="sw:mx-auto sw:max-w-page sw:px-5 sw:py-12 sw:lg:px-10">
        <h1 className="sw:mb-6 sw:text-3xl">{jobMessages.loadFailed}</h1>
        <ErrorState
          title={error}
          onRetry={props.onRetry}
          retriesLeft={props.retriesLeft}
          retrying={props.retrying}
          onBack={props.onBack}
          note={jobMessages.afterRetries}
        />
      </div>
    );
  }
  if (job === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Design job={job} address={address} referral={referral} now={now} load={load} />
    </Suspense>
  );
}
