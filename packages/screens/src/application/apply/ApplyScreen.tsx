import { Banner, Button, LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { applyMessages, formatDate, generalMessages, isExpired, jobMessages, toApiError, type Job } from '@stellwerk/domain';
import { ApplicationForm, JobSummary, type ApplicationFormProps, type JobSummaryProps } from '@stellwerk/forms/application-form';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { appliedTexts, jobTexts, applyTexts } from '../../i18n/job.de';
import { paths } from '../../paths';
import { appliedState, type Applied } from '../../shared/applied';

export interface ApplyScreenProps {
  /** The job; past its closing date there is no form (AF28). */
  readonly job: Loadable<Job>;
  readonly now: Date;
  readonly form: ApplicationFormProps;
  readonly summary: JobSummaryProps;
  readonly onBack: () => void;
  /**
   * The person's last application to the job, which must be confirmed before another one.
   * @default none
   */
  readonly applied?: Applied | undefined;
}

/** Hides the form until the confirmation, with its values kept. */
function AskedFirst({ applied, form }: { readonly applied: Applied | undefined; readonly form: ReactNode }) {
  const [again, setAgain] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const asks = applied !== undefined && !again;
  const goOn = (): void => {
    flushSync(() => setAgain(true));
    shown.current?.focus();
  };
  return (
    <>
      {asks && (
        <Banner
          live="status"
          title={appliedState(applied)}
          className="sw:mt-6 sw:max-w-[680px]"
          actions={
            <>
              <LinkButton href={paths.ownApplication(applied.id)}>{appliedTexts.own}</LinkButton>
              <Button variant="quiet" onClick={goOn}>
                {appliedTexts.again}
              </Button>
            </>
          }
        >
          {appliedTexts.question}
        </Banner>
      )}
      <div ref={shown} hidden={asks} tabIndex={-1} className="sw:outline-none">
        <p className="sw:mb-8 sw:text-ink-2">{applyTexts.intro}</p>
        {form}
      </div>
    </>
  );
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

/** The job as given in the URL, until it is loaded (AF02). */
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

/** The page of the application form in its states (AF01, AF06, AF08, AF09, AF28). */
export function ApplyScreen({ job, now, form, summary, onBack, applied }: ApplyScreenProps) {
  const isOpen = job.state === 'ready' && !isExpired(job.data, now);
  return (
    <>
      <h1 className={isOpen ? 'sw:mb-2 sw:text-3xl' : 'sw:mb-8 sw:text-3xl'}>{applyTexts.title}</h1>
      <Loaded value={job} skeleton={<Waiting summary={summary} />} failure={(error) => failureOf(error, onBack)}>
        {(loaded) =>
          isOpen ? (
            <AskedFirst
              applied={applied}
              form={<ApplicationForm {...form} blindReview={loaded.blindReview} aside={<JobSummary {...summary} />} />}
            />
          ) : (
            <Closed job={loaded} summary={summary} />
          )
        }
      </Loaded>
    </>
  );
}
