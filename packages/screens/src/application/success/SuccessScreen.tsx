import type { Id } from '@stellwerk/domain';
import { Card, LinkButton, Logo, Section } from '@stellwerk/design-system';
import { CandidateTimeline } from '@stellwerk/design-system/patterns';
import { formatDate, unknownJob } from '@stellwerk/domain';
import { applySuccessTexts } from '../../i18n/apply-success.de';
import { paths } from '../../paths';

const texts = applySuccessTexts;

/** A submitted application (AF33, AF34). */
export interface SentApplication {
  readonly applicationId: Id<'application'>;
  /** ISO time; '' if this browser has not stored it. */
  readonly sentAt: string;
  readonly job: { readonly title: string; readonly company: string; readonly location: string; readonly logoUrl?: string };
}

export interface SuccessScreenProps {
  /** Null if this browser has no application stored: then a neutral text is shown (O08). */
  readonly applied: SentApplication | null;
  readonly loggedIn: boolean;
}

function Summary({ applied: { applicationId, sentAt, job } }: { readonly applied: SentApplication }) {
  return (
    <Card className="sw:grid sw:gap-6">
      <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-4">
        <div className="sw:flex sw:min-w-0 sw:flex-[1_1_320px] sw:gap-4">
          <Logo name={job.company || unknownJob.company} src={job.logoUrl} size={56} />
          <div className="sw:min-w-0">
            <p lang="de" className="sw:text-lg sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
              {job.title || unknownJob.title}
            </p>
            <p lang="de" className="sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">
              {job.company || unknownJob.company}
            </p>
            <p className="sw:text-ink-2">{job.location || unknownJob.location}</p>
          </div>
        </div>
        <div className="sw:text-sm sw:text-ink-2">
          <p>
            {texts.number} <strong className="sw:text-ink">{applicationId}</strong>
          </p>
          {sentAt !== '' && <p>{texts.sentAt(formatDate(sentAt))}</p>}
        </div>
      </div>
      <CandidateTimeline status="SUBMITTED" receivedAt={sentAt === '' ? null : sentAt} />
    </Card>
  );
}

function Next({ loggedIn }: { readonly loggedIn: boolean }) {
  return (
    <Section title={texts.next}>
      <ul className="sw:grid sw:gap-6 sw:md:grid-cols-3 sw:md:gap-8">
        {texts.steps(loggedIn).map((step) => (
          <li key={step.title} className="sw:border-t sw:border-line sw:pt-4">
            <p className="sw:font-semibold">{step.title}</p>
            <p className="sw:text-ink-2">{step.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Confirmation after an application (AF35, AF36, O08). */
export function SuccessScreen({ applied, loggedIn }: SuccessScreenProps) {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      <div className="sw:grid sw:gap-3">
        <h1 className="sw:text-3xl">{texts.title}</h1>
        <p className="sw:max-w-prose sw:text-lg sw:text-ink-2">{applied === null ? texts.neutral : texts.text}</p>
      </div>
      {applied !== null && <Summary applied={applied} />}
      {applied !== null && <Next loggedIn={loggedIn} />}
      <div className="sw:flex sw:flex-wrap sw:gap-4">
        {loggedIn && (
          <LinkButton variant="primary" href={paths.dashboard()}>
            {texts.myApplications}
          </LinkButton>
        )}
        <LinkButton variant={loggedIn ? 'secondary' : 'primary'} href={paths.jobs()}>
          {texts.moreJobs}
        </LinkButton>
      </div>
    </div>
  );
}
