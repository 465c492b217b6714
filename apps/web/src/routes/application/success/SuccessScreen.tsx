import { LinkButton } from '@stellwerk/design-system';
import { JobSummary } from '@stellwerk/forms/application-form';
import type { LastApplied } from '../../../data/applications/last-applied';
import { applySuccessWords } from '../../../i18n/apply-success.de';
import { paths } from '../../../paths';

const words = applySuccessWords;

export interface SuccessScreenProps {
  /** Null when this browser knows of no application: then a neutral text stands here (O08). */
  readonly applied: LastApplied | null;
  readonly loggedIn: boolean;
}

/** Confirmation after an application (AF35, AF36, O08). */
export function SuccessScreen({ applied, loggedIn }: SuccessScreenProps) {
  return (
    <div className="sw:grid sw:max-w-[720px] sw:grid-cols-1 sw:gap-6">
      <h1 className="sw:text-3xl">{words.title}</h1>
      <p className="sw:text-lg sw:text-ink-2">{applied === null ? words.neutral : words.text}</p>
      {applied !== null && (
        <>
          <JobSummary title={applied.job.title} company={applied.job.company} location={applied.job.location} />
          <p>
            {words.number} <strong>{applied.applicationId}</strong>
          </p>
        </>
      )}
      {applied !== null && (
        <section aria-labelledby="wie-weiter" className="sw:border-t sw:border-line sw:pt-6">
          <h2 id="wie-weiter" className="sw:mb-4 sw:text-xl">
            {words.next}
          </h2>
          <ul className="sw:grid sw:gap-4">
            {words.steps.map((step) => (
              <li key={step.title}>
                <p className="sw:font-semibold">{step.title}</p>
                <p className="sw:text-ink-2">{step.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="sw:flex sw:flex-wrap sw:gap-4">
        <LinkButton variant="primary" href={paths.jobs()}>
          {words.moreJobs}
        </LinkButton>
        {loggedIn && <LinkButton href={paths.dashboard()}>{words.myApplications}</LinkButton>}
      </div>
    </div>
  );
}
