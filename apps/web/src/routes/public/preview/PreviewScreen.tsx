import { ErrorState, LinkButton, TextLink } from '@stellwerk/design-system';
import { jobMessages, type Job } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { previewWords as words } from '../../../i18n/preview.de';
import { JobDesign, JobLoading, type JobDesignProps } from '../job/JobDesign';
import { previewTexts, type PreviewFailure } from './preview-error';

export interface PreviewScreenProps {
  /** Undefined while loading or after a failure. */
  readonly job: Job | undefined;
  /** Undefined without one. */
  readonly failure: PreviewFailure | undefined;
  /** Tries that are left of the two (PJ49). */
  readonly retriesLeft: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  /** The company's postings. */
  readonly jobsHref: string;
  /** The posting's form, for those who may change it. @default no such link */
  readonly editHref?: string;
  /** Login that leads back here. */
  readonly loginHref: string;
  /** Address of the support, for example a mail link. */
  readonly supportHref: string;
  readonly now: Date;
  /** Loads the script of a design. @default at once */
  readonly load?: JobDesignProps['load'];
}

function Failed({ failure, ...props }: PreviewScreenProps & { readonly failure: PreviewFailure }) {
  const refused = failure === 'unauthorised';
  return (
    <div className="sw:mx-auto sw:max-w-page sw:px-5 sw:py-12 sw:lg:px-10">
      <h1 className="sw:mb-6 sw:text-3xl">{jobMessages.loadFailed}</h1>
      <ErrorState
        title={previewTexts[failure]}
        // Trying again as the same person ends the same way.
        onRetry={refused ? undefined : props.onRetry}
        retriesLeft={refused ? undefined : props.retriesLeft}
        retrying={props.retrying}
        onBack={props.onBack}
        note={jobMessages.afterRetries}
        actions={
          refused && (
            <>
              <LinkButton variant="primary" href={props.loginHref}>
                {words.login}
              </LinkButton>
              <LinkButton href={props.supportHref}>{words.support}</LinkButton>
            </>
          )
        }
      />
    </div>
  );
}

/** The company looks at its own posting as applicants will see it: marked, without a recommendation (PJ46, PJ57 to PJ60, A37). */
export function PreviewScreen(props: PreviewScreenProps) {
  const { job, failure, now, jobsHref, editHref, load } = props;
  if (failure !== undefined) return <Failed {...props} failure={failure} />;
  if (job === undefined) return <JobLoading />;
  return (
    <>
      <nav aria-label={words.title} className="sw:border-b sw:border-line sw:bg-sunken sw:print:hidden">
        <div className="sw:mx-auto sw:flex sw:max-w-page sw:flex-wrap sw:items-center sw:justify-between sw:gap-3 sw:px-5 sw:py-3 sw:lg:px-10">
          <TextLink icon={ArrowLeft} href={jobsHref}>
            {words.backToJobs}
          </TextLink>
          {editHref !== undefined && (
            <LinkButton size="sm" href={editHref}>
              {words.edit}
            </LinkButton>
          )}
        </div>
      </nav>
      <Suspense fallback={<JobLoading />}>
        <JobDesign job={job} now={now} preview load={load} />
      </Suspense>
    </>
  );
}
