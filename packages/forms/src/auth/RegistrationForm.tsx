import { Button, Checkbox, RadioGroup, TextField, TextLink } from '@stellwerk/design-system';
import { ACCOUNT_TYPES, accountTypeLabels, type AccountType } from '@stellwerk/domain';
import { useWatch } from 'react-hook-form';
import { de } from '../i18n/de';
import { FormFailure } from '../shared/FormFailure';
import { LegalLink } from '../shared/LegalLink';
import type { SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { words } from './messages.de';
import { NewPasswordField } from './NewPasswordField';
import { registrationSchema, type RegistrationValues } from './schemas';

export interface RegistrationFormProps extends AuthRootProps {
  /** Creates the account. */
  onSubmit: SubmitHandler<RegistrationValues>;
  /** Kind of account that is chosen at first. @default 'CANDIDATE' */
  defaultAccountType?: AccountType;
  /** Mail address to start with, such as that of an invitation. @default '' */
  defaultEmail?: string;
  /** Where the person logs in who has an account. @default '/login' */
  loginHref?: string;
}

const accountTypes = ACCOUNT_TYPES.map((value) => ({ value, label: accountTypeLabels[value] }));

/** The registration (O01). Nothing is ticked beforehand. */
export function RegistrationForm({
  onSubmit,
  defaultAccountType = 'CANDIDATE',
  defaultEmail = '',
  loginHref = '/login',
  renderLink,
  ...rest
}: RegistrationFormProps) {
  const { form, failure, busy, send, fault } = useSchemaForm<RegistrationValues>({
    schema: registrationSchema,
    defaultValues: {
      accountType: defaultAccountType,
      firstName: '',
      lastName: '',
      email: defaultEmail,
      password: '',
      terms: false,
      gdpr: false,
    },
    onSubmit,
  });
  const { register, control } = form;
  const password = useWatch({ control, name: 'password' });
  const consent = (name: 'terms' | 'gdpr', page: 'terms' | 'privacy') => (
    <Checkbox
      {...register(name)}
      required
      error={fault(name)}
      label={
        <>
          {de.legal.accept}{' '}
          <LegalLink page={page} renderLink={renderLink}>
            {de.legal[page]}
          </LegalLink>
        </>
      }
    />
  );
  return (
    <AuthCard
      {...rest}
      title={words.create}
      renderLink={renderLink}
      footer={
        <>
          {words.hasAccount}{' '}
          <TextLink href={loginHref} renderLink={renderLink}>
            {words.login}
          </TextLink>
        </>
      }
    >
      <form aria-label={words.create} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
        <FormFailure failure={failure} />
        <RadioGroup {...register('accountType')} label={words.iAm} options={accountTypes} defaultValue={defaultAccountType} />
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:sm:grid-cols-2">
          <TextField {...register('firstName')} autoComplete="given-name" label={de.fields.firstName} required error={fault('firstName')} />
          <TextField {...register('lastName')} autoComplete="family-name" label={de.fields.lastName} required error={fault('lastName')} />
        </div>
        <TextField {...register('email')} type="email" autoComplete="username" label={words.email} required error={fault('email')} />
        <NewPasswordField {...register('password')} label={words.password} length={password.length} error={fault('password')} />
        {consent('terms', 'terms')}
        {consent('gdpr', 'privacy')}
        <Button type="submit" variant="primary" loading={busy} loadingLabel={words.creating}>
          {words.create}
        </Button>
      </form>
    </AuthCard>
  );
}
