import { Avatar, Banner, Button, TextField } from '@stellwerk/design-system';
import { APPLICATION_LIMITS, applyFieldMessages } from '@stellwerk/domain';
import { Lock, UserRound } from 'lucide-react';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { cx } from '../shared/cx';
import { requiredText, text } from '../shared/field-schemas';
import { FormFailure } from '../shared/FormFailure';
import { ImageField, NoPicture } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { words } from './messages.de';

const schema = z.object({
  firstName: requiredText(APPLICATION_LIMITS.name, applyFieldMessages.firstName),
  lastName: requiredText(APPLICATION_LIMITS.name, applyFieldMessages.lastName),
  phone: text(APPLICATION_LIMITS.phone),
});

/** What a person can change in the own profile. */
export type ProfileValues = z.infer<typeof schema>;

export interface ProfileFormProps extends FormRootProps {
  /** The profile as stored. */
  defaultValues: ProfileValues;
  /** Address of the account; shown, not changed here. */
  email: string;
  /** Address of the stored picture; '' without one. @default '' */
  avatarUrl?: string;
  /**
   * Stores a chosen picture at once; without it the form has no picture. A rejected promise, or one for `false`, is a failed upload,
   * which the form names at the picture (MD12, MD17).
   */
  onAvatarChosen?: (file: File) => unknown;
  /** Removes the stored picture; a failure as with `onAvatarChosen`. Without it there is no such button. */
  onAvatarRemove?: () => unknown;
  /** An upload or removal that failed elsewhere, or the words for it. @default none */
  avatarError?: MediaFailure | string;
  /** Saves the profile; a failure's text is shown, the success text stands in the form. */
  onSubmit: SubmitHandler<ProfileValues>;
}

/** The own profile; what stands here fills and locks the application form (AF26, AF27). */
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
  const { form, failure, sent, busy, send, fault } = useSchemaForm<ProfileValues>({ schema, defaultValues, onSubmit });
  const { register, watch } = form;
  const name = `${watch('firstName')} ${watch('lastName')}`.trim();
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:max-w-prose sw:gap-5">
        {onAvatarChosen && (
          <ImageField
            label={words.avatar}
            hint={words.avatarHint}
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
            {words.saved}
          </Banner>
        )}
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          <TextField {...register('firstName')} autoComplete="given-name" label={de.fields.firstName} required error={fault('firstName')} />
          <TextField {...register('lastName')} autoComplete="family-name" label={de.fields.lastName} required error={fault('lastName')} />
          <TextField label={de.fields.email} type="email" value={email} readOnly icon={Lock} hint={words.emailHint} />
          <TextField {...register('phone')} type="tel" autoComplete="tel" label={de.fields.phone} optional error={fault('phone')} />
        </div>
        <Button type="submit" variant="primary" loading={busy} loadingLabel={words.saving} className="sw:@sm:justify-self-start">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
