import { cx } from 'class-variance-authority';
import { Banner, NativeSelect, TextField } from '@stellwerk/design-system';
import { APPLICATION_LIMITS, TEAM_ROLES, teamRoleLabels, teamRoleTexts, type SubmitHandler } from '@stellwerk/domain';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { requiredText, text } from '../shared/field-schemas';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';

const schema = z.object({
  email: requiredText(APPLICATION_LIMITS.email, labels.emailMissing).check(z.email(labels.emailInvalid)),
  firstName: text(APPLICATION_LIMITS.name),
  lastName: text(APPLICATION_LIMITS.name),
  position: text(APPLICATION_LIMITS.name),
  role: z.enum(TEAM_ROLES),
});

/** Request body of the invitation (A62); unknown values are ''. */
export type InviteValues = z.infer<typeof schema>;

export interface InviteFormProps extends FormRootProps {
  /** Sends the invitation. The form shows the message of a failure and its own success message. */
  onSubmit: SubmitHandler<InviteValues>;
  /** Known values of an invited member. */
  defaultValues?: Partial<InviteValues>;
  /** Leaves the form; without it there is no cancel button. */
  onCancel?: () => void;
}

/** A company has one owner, who can only transfer the role (O49). */
const roles = TEAM_ROLES.filter((role) => role !== 'OWNER').map((value) => ({ value, label: teamRoleLabels[value] }));

/**
 * Invites a person into the company's team (001 §5).
 * @example
 * <InviteForm onSubmit={save} onCancel={goBack} />
 */
export function InviteForm({ onSubmit, defaultValues, onCancel, className, ...rest }: InviteFormProps) {
  const { form, failure, sent, busy, send, errorOf } = useSchemaForm<InviteValues>({
    schema,
    defaultValues: { email: '', firstName: '', lastName: '', position: '', role: 'MEMBER', ...defaultValues },
    onSubmit,
  });
  const { register } = form;
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <FormFailure failure={failure} />
        {sent && (
          <Banner tone="success" live="status">
            {labels.done}
          </Banner>
        )}
        <TextField {...register('email')} type="email" label={de.fields.email} required error={errorOf('email')} />
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          <TextField {...register('firstName')} label={de.fields.firstName} optional error={errorOf('firstName')} />
          <TextField {...register('lastName')} label={de.fields.lastName} optional error={errorOf('lastName')} />
        </div>
        <TextField {...register('position')} label={labels.position} optional error={errorOf('position')} />
        <NativeSelect {...register('role')} label={labels.role} hint={teamRoleTexts[role]} options={roles} />
        <FormActions submit={labels.submit} submitting={labels.submitting} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
