import { Banner, ErrorState, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { applyMessages, formatDate, jobMessages } from '@stellwerk/domain';
import { ApplicationForm, JobSummary, type ApplicationFormProps, type JobSummaryProps } from '@stellwerk/forms/application-form';
import { LinkButton } from '@stellwerk/design-system';
import { jobWords } from '../../../i18n/job.de';
import { applyWords } from '../../../i18n/apply.de';
import { paths } from '../../../paths';

/** The form's page is one of these (AF28). */
export type ApplyState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error'; readonly reason: string }
  | { readonly kind: 'closed'; readonly closesAt: string | null }
  | { readonly kind: 'form'; readonly form: ApplicationFormProps };

export interface ApplyScreenProps {
  readonly state: ApplyState;
  readonly summary: JobSummaryProps;
  readonly onBack: () => void;
}

function Content({ state, summary, onBack }: ApplyScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonRegion className="sw:grid sw:max-w-[680px] sw:gap-6">
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={160} />
        </SkeletonRegion>
      );
    case 'not-found':
      return (
        <ErrorState
          title={applyMessages.jobNotFound}
          onBack={onBack}
          actions={<LinkButton href={paths.jobs()}>{jobWords.allJobs}</LinkButton>}
        />
      );
    case 'error':
      return <ErrorState title={applyMessages.jobLoadFailed(state.reason)} onBack={onBack} />;
    case 'closed':
      return (
        <div className="sw:grid sw:max-w-[680px] sw:gap-6">
          <Banner tone="warning">{jobMessages.expired(formatDate(state.closesAt))}</Banner>
          <JobSummary {...summary} />
          <div>
            <LinkButton href={paths.jobs()}>{jobWords.allJobs}</LinkButton>
          </div>
        </div>
      );
    case 'form':
      return <ApplicationForm {...state.form} aside={<JobSummary {...summary} />} />;
  }
}

/** The application form's page in its states (AF01, AF06, AF08, AF09, AF28). */
export function ApplyScreen(props: ApplyScreenProps) {
  return (
    <>
      <div className="sw:mb-8 sw:grid sw:gap-2">
        <h1 className="sw:text-3xl">{applyWords.title}</h1>
        {props.state.kind === 'form' && <p className="sw:text-ink-2">{applyWords.intro}</p>}
      </div>
      <Content {...props} />
    </>
  );
}
