import { Button, Checkbox, RadioGroup, TextLink } from '@stellwerk/design-system';
import { ACCOUNT_TYPES, accountTypeLabels, type AccountType, type SubmitHandler } from '@stellwerk/domain';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { de } from '../i18n/de';
import { FormFailure } from '../shared/FormFailure';
import { LegalLink } from '../shared/LegalLink';
import { MailField } from '../shared/MailField';
import { NameFields } from '../shared/NameFields';
import { useSchemaForm } from '../shared/use-schema-form';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { labels } from './messages.de';
import { NewPasswordField } from './fields';
import { registrationSchema, type RegistrationValues } from './schemas';

export interface RegistrationFormProps extends AuthRootProps {
  /** Creates the account. */
  onSubmit: SubmitHandler<RegistrationValues>;
  /** Initially selected kind of account. @default 'CANDIDATE' */
  defaultAccountType?: AccountType;
  /** Initial email address, such as that of an invitation. @default '' */
  defaultEmail?: string;
  /** Initial first name. @default '' */
  defaultFirstName?: string;
  /** Initial last name. @default '' */
  defaultLastName?: string;
  /** URL of the login, for people who already have an account. */
  loginHref: string;
}

const accountTypes = ACCOUNT_TYPES.map((value) => ({ value, label: accountTypeLabels[value] }));

interface AccountTypesProps {
  readonly control: Control<RegistrationValues>;
  readonly box: RefObject<HTMLFormElement | null>;
}

/** The kind of account. */
function AccountTypes({ control, box }: AccountTypesProps) {
  const { field } = useController({ control, name: 'accountType' });
  const { onChange } = field;
  // Restores a choice made before hydration: the form library registers each radio button
  // separately and would end with none selected.
  useLayoutEffect(() => {
    const chosen = box.current?.querySelector('[name="accountType"]:checked')?.getAttribute('value');
    if (chosen !== undefined && chosen !== null) onChange(chosen);
  }, [box, onChange]);
  return <RadioGroup {...field} label={labels.iAm} options={accountTypes} />;
}

/**
 * The registration (O01). Nothing is ticked by default.
 * @example
 * <RegistrationForm loginHref="/login" onSubmit={save} />
 */
export function RegistrationForm({
  onSubmit,
  defaultAccountType = 'CANDIDATE',
  defaultEmail = '',
  defaultFirstName = '',
  defaultLastName = '',
  loginHref,
  renderLink,
  ...rest
}: RegistrationFormProps) {
  const { form, failure, busy, send, errorOf } = useSchemaForm<RegistrationValues>({
    schema: registrationSchema,
    defaultValues: {
      accountType: defaultAccountType,
      firstName: defaultFirstName,
      lastName: defaultLastName,
      email: defaultEmail,
      password: '',
      terms: false,
      gdpr: false,
    },
    onSubmit,
  });
  const { register, control, setValue, formState } = form;
  const password = useWatch({ control, name: 'password' });
  const box = useRef<HTMLFormElement>(null);
  const consent = (name: 'terms' | 'gdpr', page: 'terms' | 'privacy') => (
    <Checkbox
      {...register(name)}
      required
      error={errorOf(name)}
      label={
        <>
          {`${de.legal.accept} `}
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
      title={labels.create}
      renderLink={renderLink}
      footer={
        <>
          {labels.hasAccount}{' '}
          <TextLink href={loginHref} renderLink={renderLink}>
            {labels.login}
          </TextLink>
        </>
      }
    >
      <form ref={box} aria-label={labels.create} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
        <FormFailure failure={failure} toField />
        <AccountTypes control={control} box={box} />
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:sm:grid-cols-2">
          <NameFields first={register('firstName')} last={register('lastName')} errorOf={errorOf} />
        </div>
        <MailField
          {...register('email')}
          autoComplete="username"
          label={labels.email}
          required
          error={errorOf('email')}
          onMeant={(address) => setValue('email', address, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        />
        <NewPasswordField {...register('password')} label={labels.password} length={password.length} error={errorOf('password')} />
        {consent('terms', 'terms')}
        {consent('gdpr', 'privacy')}
        <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.creating}>
          {labels.create}
        </Button>
      </form>
    </AuthCard>
  );
}
