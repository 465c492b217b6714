import { ErrorState } from '@stellwerk/design-system';
import { jobMessages, type Job, type JobTemplate } from '@stellwerk/domain';
import { Suspense } from 'react';
import { JobDesign, JobLoading } from './JobDesign';
import type { Design } from './designs';
import type { JobReferral } from './referral/types';

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
  /** What the page shows of that recommendation. @default no banner */
  readonly recommendation?: JobReferral;
  readonly now: Date;
  /** Address of the posting, for paper. */
  readonly address?: string;
  /** Loads the script of a design. @default at once */
  readonly load?: (template: JobTemplate) => Promise<Design>;
}

/** The public posting in its states: loading, error with two retries, loaded (PJ47 to PJ56). */
export function JobScreen(props: JobScreenProps) {
  const { job, error, referral, recommendation, now, address, load } = props;
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
  if (job === undefined) return <JobLoading />;
  return (
    <Suspense fallback={<JobLoading />}>
      <JobDesign job={job} address={address} code={referral} referral={recommendation} now={now} load={load} />
    </Suspense>
  );
}
