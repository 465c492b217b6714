import { Section } from '@stellwerk/design-system';
import { startClosingTexts } from '../../i18n/start-closing.de';

const texts = startClosingTexts.referral;

/**
 * Where the branch leaves the track and where it ends; the part between is as long as the step
 * beside it.
 */
function BranchTrack() {
  return (
    <div aria-hidden="true" className="sw-branch-track">
      <svg viewBox="0 0 48 32">
        <path d="M0 0 16 16V32" />
      </svg>
      <svg viewBox="0 0 48 32">
        <path d="M16 0V4L32 20" />
        <circle cx="36" cy="24" r="5" />
      </svg>
    </div>
  );
}

/**
 * The three steps of a referral, and the branch for visitors without interest in the job (000
 * §2.4).
 */
export function ReferralSteps() {
  return (
    <Section title={texts.title} size="lg" className="sw:gap-8 sw:border-t sw:border-line sw:py-12">
      <div className="sw-referral-map">
        <ol className="sw-route-steps">
          {texts.steps.map((step) => (
            <li key={step.title}>
              <h3 className="sw:mb-1 sw:text-lg">{step.title}</h3>
              <p className="sw:max-w-prose sw:text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
        <BranchTrack />
        <div className="sw-branch">
          <h3 className="sw:mb-1 sw:font-semibold">{texts.branch.title}</h3>
          <p className="sw:max-w-prose sw:text-ink-2">{texts.branch.text}</p>
        </div>
      </div>
    </Section>
  );
}
