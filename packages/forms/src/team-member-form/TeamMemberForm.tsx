import { Avatar, NativeSelect, TextArea, TextField } from '@stellwerk/design-system';
import { APPLICATION_LIMITS, TEAM_ROLES, teamRoleLabels } from '@stellwerk/domain';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { cx } from '../shared/cx';
import { email, optionalAddress, requiredText } from '../shared/field-schemas';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { ImageField, NoPicture } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitFailure } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { words } from './messages.de';

const requiredEmail = email(words.missing.email);

const schemas = {
  create: memberSchema(z.union([z.literal(''), requiredEmail])),
  edit: memberSchema(requiredEmail),
};

function memberSchema<Email extends z.ZodMiniType<string, string>>(address: Email) {
  return z.object({
    firstName: requiredText(APPLICATION_LIMITS.name, words.missing.firstName),
    lastName: requiredText(APPLICATION_LIMITS.name, words.missing.lastName),
    position: requiredText(APPLICATION_LIMITS.name, words.missing.position),
    jobDescription: requiredText(APPLICATION_LIMITS.message, words.missing.jobDescription),
    email: address,
    linkedinProfile: optionalAddress(de.webAddress),
    role: z.enum(TEAM_ROLES),
  });
}
export type TeamMemberValues = z.infer<typeof schemas.edit>;

export interface TeamMemberFormProps extends FormRootProps {
  /** In `edit` a mail address is required as well (A60). */
  mode: 'create' | 'edit';
  /** Values to start with; a missing one is empty. */
  defaultValues?: Partial<TeamMemberValues>;
  /** Address of the stored picture; '' without one. @default '' */
  avatarUrl?: string;
  /** Removes the stored picture; a rejected promise, or one for `false`, is a failure, which the form names (MD14, MD17). */
  onAvatarRemove?: () => unknown;
  /** An upload or removal that failed elsewhere, or the words for it, as CT35 has them (A56). @default none */
  avatarError?: MediaFailure | string;
  /** Saves the member; `avatar` is a newly chosen picture. */
  onSubmit: (values: TeamMemberValues, avatar: File | null) => Promise<SubmitFailure | null>;
  /** Leaves the form; without it there is no such button. */
  onCancel?: () => void;
}

/** A member of the company's team, new or known; the same form in the dialog and on its page (A63). */
export function TeamMemberForm({
  mode,
  defaultValues,
  avatarUrl = '',
  onAvatarRemove,
  avatarError,
  onSubmit,
  onCancel,
  className,
  ...rest
}: TeamMemberFormProps) {
  const [avatar, setAvatar] = useState<File | null>(null);
  const { form, failure, busy, send, fault } = useSchemaForm<TeamMemberValues>({
    schema: schemas[mode],
    defaultValues: {
      firstName: '',
      lastName: '',
      position: '',
      jobDescription: '',
      email: '',
      linkedinProfile: '',
      role: 'MEMBER',
      ...defaultValues,
    },
    onSubmit: (values) => onSubmit(values, avatar),
    invalid: de.required,
  });
  const { register, watch } = form;
  const name = `${watch('firstName')} ${watch('lastName')}`.trim();
  const owner = defaultValues?.role === 'OWNER';
  const roles = TEAM_ROLES.filter((role) => role !== 'OWNER' || owner).map((value) => ({ value, label: teamRoleLabels[value] }));
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <ImageField
          label={words.avatar}
          hint={words.avatarHint}
          kind="member"
          file={avatar}
          storedUrl={avatarUrl}
          error={avatarError}
          renderPreview={(url) =>
            name === '' && url === '' ? (
              <NoPicture icon={UserRound} size={150} />
            ) : (
              <Avatar name={name} src={url} size={150} shape="square" />
            )
          }
          onChoose={setAvatar}
          onRemove={avatar ? () => setAvatar(null) : onAvatarRemove}
        />
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          <TextField {...register('firstName')} label={de.fields.firstName} required error={fault('firstName')} />
          <TextField {...register('lastName')} label={de.fields.lastName} required error={fault('lastName')} />
          <TextField {...register('position')} label={words.position} required error={fault('position')} />
          <NativeSelect {...register('role')} label={words.role} options={roles} disabled={owner} />
          <TextField
            {...register('email')}
            type="email"
            label={de.fields.email}
            required={mode === 'edit'}
            optional={mode === 'create'}
            error={fault('email')}
          />
          <TextField {...register('linkedinProfile')} type="url" label={words.linkedinProfile} optional error={fault('linkedinProfile')} />
        </div>
        <TextArea {...register('jobDescription')} label={words.jobDescription} rows={4} required error={fault('jobDescription')} />
        {/* At the end, where the person pressed: the form is longer than a phone and than most dialogs. */}
        <FormFailure failure={failure} />
        <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
