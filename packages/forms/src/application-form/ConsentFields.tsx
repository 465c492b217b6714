import { Checkbox, type RenderLink } from '@stellwerk/design-system';
import type { UseFormReturn } from 'react-hook-form';
import { de } from '../i18n/de';
import { LegalLink } from '../shared/LegalLink';
import { controlId } from './fieldIds';
import { words } from './messages.de';
import type { ApplicationValues } from './values';

export interface ConsentFieldsProps {
  formId: string;
  form: UseFormReturn<ApplicationValues>;
  renderLink?: RenderLink;
}

/** Terms, privacy and newsletter; nothing is ticked beforehand (AF21 to AF24, rule 1). */
export function ConsentFields({ formId, form: { register, formState }, renderLink }: ConsentFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Checkbox
        {...register('terms')}
        id={controlId(formId, 'terms')}
        required
        error={errors.terms?.message}
        label={
          <>
            {de.legal.accept}{' '}
            <LegalLink page="terms" renderLink={renderLink}>
              {de.legal.terms}
            </LegalLink>
          </>
        }
      />
      <Checkbox
        {...register('gdpr')}
        id={controlId(formId, 'gdpr')}
        required
        error={errors.gdpr?.message}
        label={
          <>
            {de.legal.accept}{' '}
            <LegalLink page="privacy" renderLink={renderLink}>
              {de.legal.privacy}
            </LegalLink>
          </>
        }
      />
      <Checkbox
        {...register('newsletter')}
        label={words.newsletter}
        hint={words.newsletterHint}
        className="sw:pt-5 sw:border-t sw:border-line"
      />
      <p className="sw:text-sm sw:text-ink-2">
        {de.legal.more}{' '}
        <LegalLink page="usage" renderLink={renderLink}>
          {de.legal.usage}
        </LegalLink>
        {', '}
        <LegalLink page="privacyPolicy" renderLink={renderLink}>
          {de.legal.privacyPolicy}
        </LegalLink>
      </p>
    </>
  );
}
