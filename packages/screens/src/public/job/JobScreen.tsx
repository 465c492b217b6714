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
  /** Number of retries after a loading failure. @default 2 (PJ49) */
  readonly retries?: number;
  /** Returns to the previous page. @default not offered */
  readonly onBack?: () => void;
  /** Code of the visitor's referral; passed on in the apply link (A13). */
  readonly referral?: string;
  /** Data of that referral. @default no banner */
  readonly recommendation?: JobReferral | undefined;
  /** The visitor's last application to this job. @default none */
  readonly applied?: JobDesignProps['applied'];
  /** Creates the visitor's own referral link. @default not offered */
  readonly ownLink?: OwnLink;
  readonly now: Date;
  /** URL of the job, for print. */
  readonly jobUrl?: string;
  /** Sends a report of the job; rejects on failure (O95). @default not offered */
  readonly onReport?: JobDesignProps['onReport'];
  /** Store of saved jobs (O93). @default saving is not offered */
  readonly saved?: JobDesignProps['saved'];
  /** Query of the list that the visitor came from. @default none */
  readonly lastList?: JobDesignProps['lastList'];
  /** Content below a loaded job, such as similar ones. @default nothing */
  readonly below?: ReactNode;
  /** Loads the script of a design. @default immediately */
  readonly load?: JobDesignProps['load'];
  /**
   * Whether the job is embedded in a frame on another site: no banner, and links open in the top
   * window (O90).
   * @default false
   */
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
        // A frame on another site has no job list (O90).
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
