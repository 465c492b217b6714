import { LinkButton, Loaded, PartBoundary, TextLink, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { jobMessages, toApiError, type Job } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { previewTexts as texts } from '../../i18n/company/jobs.de';
import { JobDesign, JobLoading, jobFrame, type JobDesignProps } from '../job/JobDesign';
import { JOB_RETRIES } from '../job/job-error';
import { previewFailure, previewFailures } from './preview-error';

export interface PreviewScreenProps {
  readonly job: Loadable<Job>;
  readonly onBack: () => void;
  /** URL of the company's jobs. */
  readonly jobsHref: string;
  /** URL of the job's form, with the permission to edit. @default no such link */
  readonly editHref?: string;
  /** Login URL that returns to this page. */
  readonly loginHref: string;
  /** Contact of the support, for example a mailto link. */
  readonly supportHref: string;
  readonly now: Date;
  /** Loads the script of a design. @default immediately */
  readonly load?: JobDesignProps['load'];
}

function failureOf(error: unknown, { onBack, loginHref, supportHref }: PreviewScreenProps): LoadFailure {
  const failure = previewFailure(toApiError(error));
  const refused = failure === 'unauthorised';
  return {
    pageTitle: jobMessages.loadFailed,
    title: previewFailures[failure],
    final: refused,
    retries: JOB_RETRIES,
    onBack,
    note: jobMessages.afterRetries,
    actions: refused && (
      <>
        <LinkButton variant="primary" href={loginHref}>
          {texts.login}
        </LinkButton>
        <LinkButton href={supportHref}>{texts.support}</LinkButton>
      </>
    ),
  };
}

function Bar({ jobsHref, editHref }: Pick<PreviewScreenProps, 'jobsHref' | 'editHref'>) {
  return (
    <nav aria-label={texts.title} className="sw:border-b sw:border-line sw:bg-sunken sw:print:hidden">
      <div className="sw:page-frame sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3 sw:py-3">
        <TextLink icon={ArrowLeft} href={jobsHref}>
          {texts.backToJobs}
        </TextLink>
        {editHref !== undefined && (
          <LinkButton size="sm" href={editHref}>
            {texts.edit}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}

/** The company's preview of its own job: marked, without a referral (PJ46, PJ57 to PJ60, A37). */
export function PreviewScreen(props: PreviewScreenProps) {
  const { job, now, load } = props;
  return (
    <Loaded
      value={job}
      className={job.state === 'failed' ? jobFrame : undefined}
      skeleton={<JobLoading />}
      failure={(error) => failureOf(error, props)}
    >
      {(loaded) => (
        <>
          <Bar {...props} />
          <PartBoundary waiting={<JobLoading />} of={loaded.template}>
            <JobDesign job={loaded} now={now} preview load={load} />
          </PartBoundary>
        </>
      )}
    </Loaded>
  );
}
