import './closing.css';
import { Section } from '@stellwerk/design-system';
import { NewsletterSection } from '@stellwerk/design-system/patterns/newsletter-section';
import { Testimonials, type Testimonial } from '@stellwerk/design-system/patterns/testimonial';
import { NewsletterForm, type NewsletterFormProps } from '@stellwerk/forms/newsletter-form';
import { startClosingTexts as texts } from '../../i18n/start-closing.de';
import { paths } from '../../paths';
import { ReferralSteps } from './ReferralSteps';

export interface StartClosingProps {
  /** Signs up for the newsletter; null is a success, regardless of the response body (NL10). */
  readonly onSubscribe: NewsletterFormProps['onSubmit'];
  /** @default the existing testimonial (NL16) */
  readonly testimonials?: readonly Testimonial[];
}

/** The end of the start page: how a referral works, testimonials, and the newsletter (O54). */
export function StartClosing({ onSubscribe, testimonials = texts.testimonials }: StartClosingProps) {
  return (
    <>
      <ReferralSteps />
      <Section title={texts.voices} className="sw-band sw-start-voices sw:gap-6">
        <Testimonials entries={testimonials} registerHref={paths.comingSoon()} />
      </Section>
      <div className="sw:py-12">
        <NewsletterSection>
          <NewsletterForm onSubmit={onSubscribe} className="sw:noscript:hidden" />
          <noscript>
            <p>{texts.newsletterNeedsScript}</p>
          </noscript>
        </NewsletterSection>
      </div>
    </>
  );
}
