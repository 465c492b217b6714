import { Checkbox, type RenderLink } from '@stellwerk/design-system';
import { blindReviewNotice } from '@stellwerk/domain';
import { de } from '../i18n/de';
import { LegalLink } from '../shared/LegalLink';
import { controlId, type SectionFields } from './fields';
import { labels } from './messages.de';

export interface ConsentFieldsProps extends SectionFields {
  /** Whether the company reviews applications anonymously first (decision 0079). @default false */
  blindReview?: boolean | undefined;
  renderLink?: RenderLink;
}

const consents = [
  { name: 'terms', page: 'terms' },
  { name: 'gdpr', page: 'privacy' },
] as const;

/** Terms, privacy and newsletter; nothing is ticked by default (AF21 to AF24, rule 1). */
export function ConsentFields({ formId, values, errors, change, blindReview = false, renderLink }: ConsentFieldsProps) {
  const link = (page: 'terms' | 'privacy' | 'usage' | 'privacyPolicy') => (
    <LegalLink page={page} renderLink={renderLink}>
      {de.legal[page]}
    </LegalLink>
  );
  return (
    <>
      {blindReview && <p className="sw:max-w-prose">{blindReviewNotice}</p>}
      {consents.map(({ name, page }) => (
        <Checkbox
          key={name}
          name={name}
          id={controlId(formId, name)}
          required
          checked={values[name]}
          error={errors[name]}
          onChange={(event) => change(name, event.target.checked)}
          label={
            <>
              {`${de.legal.accept} `}
              {link(page)}
            </>
          }
        />
      ))}
      <Checkbox
        name="newsletter"
        label={labels.newsletter}
        hint={labels.newsletterHint}
        className="sw:pt-5 sw:border-t sw:border-line"
        checked={values.newsletter}
        onChange={(event) => change('newsletter', event.target.checked)}
      />
      <p className="sw:text-sm sw:text-ink-2">
        {de.legal.more} {link('usage')}, {link('privacyPolicy')}
      </p>
    </>
  );
}
