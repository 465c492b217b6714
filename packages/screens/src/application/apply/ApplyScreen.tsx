import { Banner, LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { applyMessages, formatDate, generalMessages, isExpired, jobMessages, toApiError, type Job } from '@stellwerk/domain';
import { ApplicationForm, JobSummary, type ApplicationFormProps, type JobSummaryProps } from '@stellwerk/forms/application-form';
import { jobTexts } from '../../i18n/job.de';
import { applyTexts } from '../../i18n/apply.de';
import { paths } from '../../paths';

export interface ApplyScreenProps {
  /** The job that is applied for; past its closing date there is no form (AF28). */
  readonly job: Loadable<Job>;
  readonly now: Date;
  readonly form: ApplicationFormProps;
  readonly summary: JobSummaryProps;
  readonly onBack: () => void;
}

function Closed({ job, summary }: { readonly job: Job; readonly summary: JobSummaryProps }) {
  return (
    <div className="sw:grid sw:max-w-[680px] sw:gap-6">
      <Banner tone="warning">{jobMessages.expired(formatDate(job.closesAt))}</Banner>
      <JobSummary {...summary} />
      <div>
        <LinkButton href={paths.jobs()}>{jobTexts.allJobs}</LinkButton>
      </div>
    </div>
  );
}

function failureOf(thrown: unknown, onBack: () => void): LoadFailure {
  const { status, serverMessage } = toApiError(thrown);
  if (status !== 404) return { title: applyMessages.jobLoadFailed(serverMessage || generalMessages.retryLater), onBack };
  return {
    title: applyMessages.jobNotFound,
    final: true,
    onBack,
    actions: <LinkButton href={paths.jobs()}>{jobTexts.allJobs}</LinkButton>,
  };
}

/** The job as the address names it, as long as nothing else is known of it (AF02). */
function Waiting({ summary }: { readonly summary: JobSummaryProps }) {
  return (
    <div className="sw:grid sw:max-w-[680px] sw:gap-6">
      {summary.title && <JobSummary {...summary} />}
      <SkeletonRegion className="sw:grid sw:gap-6">
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={160} />
      </SkeletonRegion>
    </div>
  );
}

/** The application form's page in its states (AF01, AF06, AF08, AF09, AF28). */
export function ApplyScreen({ job, now, form, summary, onBack }: ApplyScreenProps) {
  const isOpen = job.state === 'ready' && !isExpired(job.data, now);
  return (
    <>
      <div className="sw:mb-8 sw:grid sw:gap-2">
        <h1 className="sw:text-3xl">{applyTexts.title}</h1>
        {isOpen && <p className="sw:text-ink-2">{applyTexts.intro}</p>}
      </div>
      <Loaded value={job} skeleton={<Waiting summary={summary} />} failure={(error) => failureOf(error, onBack)}>
        {(loaded) =>
          isOpen ? (
            <ApplicationForm {...form} blindReview={loaded.blindReview} aside={<JobSummary {...summary} />} />
          ) : (
            <Closed job={loaded} summary={summary} />
          )
        }
      </Loaded>
    </>
  );
}
