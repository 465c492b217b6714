import { cx } from 'class-variance-authority';
import { NativeSelect, TextArea, TextField } from '@stellwerk/design-system';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '../shared/field-schemas';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import type { SubmitHandler } from '@stellwerk/domain';
import { MESSAGE_LIMITS } from '@stellwerk/domain/message';
import { labels } from './messages.de';

const schema = z.object({
  recipient: requiredText(200, labels.recipientMissing),
  subject: requiredText(MESSAGE_LIMITS.subject, labels.subjectMissing),
  content: requiredText(MESSAGE_LIMITS.content, labels.contentMissing),
});
export type MessageValues = z.infer<typeof schema>;

/** Recipients under one heading. */
export interface RecipientGroup {
  /** The heading. */
  label: string;
  /** Options below the heading. */
  options: readonly { value: string; label: string }[];
}

export interface MessageFormProps extends FormRootProps {
  /**
   * The fixed entries first, then the applicants with an account (O40). Empty groups are left out.
   * @default no select: the recipient is that of `defaultValues`, and the caller shows the name
   */
  recipients?: readonly RecipientGroup[];
  /** Sends the message; the form shows the message of a failure. */
  onSubmit: SubmitHandler<MessageValues>;
  /** Initial values, such as those of a reply. */
  defaultValues?: Partial<MessageValues>;
  /** Called with the values at each change. */
  onValuesChange?: (values: MessageValues) => void;
  /** Leaves the form; without it there is no cancel button. */
  onCancel?: () => void;
}

/**
 * A new message (001 §5).
 * @example
 * <MessageForm recipients={recipients} onSubmit={save} onCancel={goBack} />
 */
export function MessageForm({ recipients, onSubmit, defaultValues, onValuesChange, onCancel, className, ...rest }: MessageFormProps) {
  const { form, failure, busy, send, errorOf } = useSchemaForm<MessageValues>({
    schema,
    defaultValues: { recipient: '', subject: '', content: '', ...defaultValues },
    onSubmit,
  });
  const lastReader = useRef(onValuesChange);
  useEffect(() => {
    lastReader.current = onValuesChange;
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => lastReader.current?.(values) }), [form]);
  const { register } = form;
  const recipient = useWatch({ control: form.control, name: 'recipient' });
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:grid sw:gap-5', className)} {...rest}>
      <FormFailure failure={failure} />
      {recipients && (
        <NativeSelect
          {...register('recipient')}
          // The select receives the value again whenever its options change, because they may load
          // after the initial value.
          value={recipient}
          label={labels.recipient}
          placeholder={labels.choose}
          required
          error={errorOf('recipient')}
        >
          {recipients
            .filter((group) => group.options.length > 0)
            .map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
        </NativeSelect>
      )}
      <TextField {...register('subject')} label={labels.subject} required error={errorOf('subject')} />
      <TextArea {...register('content')} label={labels.content} rows={7} required error={errorOf('content')} />
      <FormActions submit={labels.submit} submitting={labels.submitting} busy={busy} onCancel={onCancel} />
    </form>
  );
}
