import { cx } from 'class-variance-authority';
import { Avatar, Banner, Button, TextField } from '@stellwerk/design-system';
import { APPLICATION_LIMITS, applyFieldMessages, type ProfileField, type SubmitHandler } from '@stellwerk/domain';
import { applicationFields } from '@stellwerk/domain/application/fields';
import { Lock, UserRound } from 'lucide-react';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { requiredText } from '../shared/field-schemas';
import { NameFields } from '../shared/NameFields';
import { FormFailure } from '../shared/FormFailure';
import { ImageField, NoPicture } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';

const schema = z.object({
  firstName: requiredText(APPLICATION_LIMITS.name, applyFieldMessages.firstName),
  lastName: requiredText(APPLICATION_LIMITS.name, applyFieldMessages.lastName),
  phone: applicationFields.phone,
} satisfies Readonly<Record<ProfileField, z.ZodMiniType>>);

/** Editable fields of a person's own profile. */
export type ProfileValues = z.infer<typeof schema>;

export interface ProfileFormProps extends FormRootProps {
  /** The stored profile. */
  defaultValues: ProfileValues;
  /** Email address of the account; read-only here. */
  email: string;
  /** URL of the stored picture; '' without one. @default '' */
  avatarUrl?: string;
  /**
   * Uploads a chosen picture at once; without it the form has no picture. A rejected promise, or
   * one resolved with `false`, is a failed upload, shown at the picture (MD12, MD17).
   */
  onAvatarChosen?: (file: File) => unknown;
  /**
   * Removes the stored picture; a failure as with `onAvatarChosen`. Without it there is no remove
   * button.
   */
  onAvatarRemove?: () => unknown;
  /** A failed upload or removal from elsewhere, or its message. @default none */
  avatarError?: MediaFailure | string;
  /** Saves the profile; the form shows the message of a failure and its own success message. */
  onSubmit: SubmitHandler<ProfileValues>;
}

/**
 * The person's own profile; its values fill and lock the application form (AF26, AF27).
 * @example
 * <ProfileForm
 *   email="annika.brandt@post.example"
 *   defaultValues={{ firstName: 'Annika', lastName: 'Brandt', phone: '' }}
 *   onSubmit={save}
 * />
 */
export function ProfileForm({
  defaultValues,
  email,
  avatarUrl = '',
  onAvatarChosen,
  onAvatarRemove,
  avatarError,
  onSubmit,
  className,
  ...rest
}: ProfileFormProps) {
  const { form, failure, sent, busy, send, errorOf } = useSchemaForm<ProfileValues>({ schema, defaultValues, onSubmit });
  const { register, watch } = form;
  const name = `${watch('firstName')} ${watch('lastName')}`.trim();
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:max-w-prose sw:gap-5">
        {onAvatarChosen && (
          <ImageField
            label={labels.avatar}
            hint={labels.avatarHint}
            kind="avatar"
            file={null}
            storedUrl={avatarUrl}
            error={avatarError}
            renderPreview={(url) =>
              name === '' && url === '' ? (
                <NoPicture icon={UserRound} size={120} />
              ) : (
                <Avatar name={name} src={url} size={120} shape="square" />
              )
            }
            onChoose={onAvatarChosen}
            onRemove={onAvatarRemove}
          />
        )}
        <FormFailure failure={failure} />
        {sent && !busy && (
          <Banner tone="success" live="status">
            {labels.saved}
          </Banner>
        )}
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          <NameFields first={register('firstName')} last={register('lastName')} errorOf={errorOf} />
          <TextField label={de.fields.email} type="email" value={email} readOnly icon={Lock} hint={labels.emailHint} />
          <TextField {...register('phone')} type="tel" autoComplete="tel" label={de.fields.phone} optional error={errorOf('phone')} />
        </div>
        <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.saving} className="sw:@sm:justify-self-start">
          {labels.save}
        </Button>
      </div>
    </form>
  );
}
