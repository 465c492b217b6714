import { LinkButton, Section } from '@stellwerk/design-system';
import { JobSummary } from '@stellwerk/forms/application-form';
import { applySuccessTexts } from '../../i18n/apply-success.de';
import { paths } from '../../paths';

const texts = applySuccessTexts;

/** An application that was just sent (AF33, AF34). */
export interface SentApplication {
  readonly applicationId: string;
  readonly job: { readonly title: string; readonly company: string; readonly location: string };
}

export interface SuccessScreenProps {
  /** Null when this browser knows of no application: then a neutral text is shown (O08). */
  readonly applied: SentApplication | null;
  readonly loggedIn: boolean;
}

/** Confirmation after an application (AF35, AF36, O08). */
export function SuccessScreen({ applied, loggedIn }: SuccessScreenProps) {
  return (
    <div className="sw:grid sw:max-w-[720px] sw:grid-cols-1 sw:gap-6">
      <h1 className="sw:text-3xl">{texts.title}</h1>
      <p className="sw:text-lg sw:text-ink-2">{applied === null ? texts.neutral : texts.text}</p>
      {applied !== null && (
        <>
          <JobSummary title={applied.job.title} company={applied.job.company} location={applied.job.location} />
          <p>
            {texts.number} <strong>{applied.applicationId}</strong>
          </p>
        </>
      )}
      {applied !== null && (
        <Section title={texts.next} className="sw:border-t sw:border-line sw:pt-6">
          <ul className="sw:grid sw:gap-4">
            {texts.steps.map((step) => (
              <li key={step.title}>
                <p className="sw:font-semibold">{step.title}</p>
                <p className="sw:text-ink-2">{step.text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className="sw:flex sw:flex-wrap sw:gap-4">
        <LinkButton variant="primary" href={paths.jobs()}>
          {texts.moreJobs}
        </LinkButton>
        {loggedIn && <LinkButton href={paths.dashboard()}>{texts.myApplications}</LinkButton>}
      </div>
    </div>
  );
}
