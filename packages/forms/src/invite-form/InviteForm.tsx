import { Banner, TextField } from '@stellwerk/design-system';
import { APPLICATION_LIMITS } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { cx } from '../shared/cx';
import { requiredText, text } from '../shared/field-schemas';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { words } from './messages.de';

const schema = z.object({
  email: requiredText(APPLICATION_LIMITS.email, words.emailMissing).check(z.email(words.emailInvalid)),
  firstName: text(APPLICATION_LIMITS.name),
  lastName: text(APPLICATION_LIMITS.name),
  position: text(APPLICATION_LIMITS.name),
});

/** Body of the invitation (A62); what is not known is ''. */
export type InviteValues = z.infer<typeof schema>;

export interface InviteFormProps extends FormRootProps {
  /** Sends the invitation. A failure's text is shown; the success text stands in the form. */
  onSubmit: SubmitHandler<InviteValues>;
  /** Known parts of a member who is invited. */
  defaultValues?: Partial<InviteValues>;
  /** Leaves the form; without it there is no such button. */
  onCancel?: () => void;
}

/** Invites a person into the company's team (001 §5). */
export function InviteForm({ onSubmit, defaultValues, onCancel, className, ...rest }: InviteFormProps) {
  const { form, failure, sent, busy, send, fault } = useSchemaForm<InviteValues>({
    schema,
    defaultValues: { email: '', firstName: '', lastName: '', position: '', ...defaultValues },
    onSubmit,
  });
  const { register } = form;
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <FormFailure failure={failure} />
        {sent && (
          <Banner tone="success" live="status">
            {words.done}
          </Banner>
        )}
        <TextField {...register('email')} type="email" label={de.fields.email} required error={fault('email')} />
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          <TextField {...register('firstName')} label={de.fields.firstName} optional error={fault('firstName')} />
          <TextField {...register('lastName')} label={de.fields.lastName} optional error={fault('lastName')} />
        </div>
        <TextField {...register('position')} label={words.position} optional error={fault('position')} />
        <FormActions submit={words.submit} submitting={words.submitting} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
