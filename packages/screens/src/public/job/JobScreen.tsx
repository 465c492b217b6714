import { LinkButton, Loaded, PartBoundary, type Loadable } from '@stellwerk/design-system';
import { jobMessages, statusOf, toApiError, type Job } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { jobTexts } from '../../i18n/job.de';
import { paths } from '../../paths';
import { JobDesign, JobLoading, jobFrame, type JobDesignProps } from './JobDesign';
import { JOB_RETRIES, jobErrorText } from './job-error';
import type { JobReferral, OwnLink } from './referral/types';

export interface JobScreenProps {
  readonly job: Loadable<Job>;
  /** Tries that are offered when it could not be loaded. @default 2 (PJ49) */
  readonly retries?: number;
  /** Leads back to where the visitor came from. @default not offered */
  readonly onBack?: () => void;
  /** Code of the recommendation that brought the visitor; travels with the apply link (A13). */
  readonly referral?: string;
  /** What the page shows of that recommendation. @default no banner */
  readonly recommendation?: JobReferral | undefined;
  /** The visitor's last application to this job. @default none */
  readonly applied?: JobDesignProps['applied'];
  /** Makes the visitor's own referral link. @default not offered */
  readonly ownLink?: OwnLink;
  readonly now: Date;
  /** Address of the job, for paper. */
  readonly jobUrl?: string;
  /** Sends a report of the job; rejects when it failed (O95). @default not offered */
  readonly onReport?: JobDesignProps['onReport'];
  /** Which postings are saved (O93). @default it cannot be saved */
  readonly saved?: JobDesignProps['saved'];
  /** Query of the list from which the visitor came. @default none */
  readonly lastList?: JobDesignProps['lastList'];
  /** What stands below a job that is there, such as others like it. @default nothing */
  readonly below?: ReactNode;
  /** Loads the script of a design. @default at once */
  readonly load?: JobDesignProps['load'];
  /** The posting stands in a frame on another site: no banner, and links open in the whole window (O90). @default false */
  readonly embedded?: boolean;
}

/** The public job in its states: loading, error with two retries, loaded (PJ47 to PJ56). */
export function JobScreen(props: JobScreenProps) {
  const {
    job,
    retries = JOB_RETRIES,
    onBack,
    referral,
    recommendation,
    applied,
    ownLink,
    now,
    jobUrl,
    onReport,
    saved,
    lastList,
    below,
    load,
    embedded,
  } = props;
  return (
    <Loaded
      value={job}
      className={job.state === 'failed' ? jobFrame : undefined}
      skeleton={<JobLoading />}
      failure={(error) => ({
        pageTitle: jobMessages.loadFailed,
        title: jobErrorText(toApiError(error)),
        retries,
        onBack,
        // A frame on another site has no list to go to (O90).
        actions: statusOf(error) === 404 && embedded !== true && <LinkButton href={paths.jobs()}>{jobTexts.allJobs}</LinkButton>,
        note: jobMessages.afterRetries,
      })}
    >
      {(loaded) => (
        <>
          <PartBoundary waiting={<JobLoading />} of={loaded.template}>
            <JobDesign
              {...{ jobUrl, now, applied, ownLink, onReport, saved, lastList, load, embedded }}
              job={loaded}
              code={referral}
              referral={recommendation}
            />
          </PartBoundary>
          {embedded !== true && below}
        </>
      )}
    </Loaded>
  );
}
