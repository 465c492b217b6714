import { cx } from 'class-variance-authority';
import { Avatar, NativeSelect, TextArea, TextField } from '@stellwerk/design-system';
import { TEAM_ROLES, teamRoleLabels, teamRoleTexts, type SubmitFailure } from '@stellwerk/domain';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { ImageField, NoPicture } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';
import { NOBODY, schemas, type TeamMemberValues } from './values';

const roleAlone = z.object({ role: z.enum(TEAM_ROLES) });

/** Whether only the role differs. */
function isAnotherRole({ role, ...person }: TeamMemberValues, { role: before, ...known }: TeamMemberValues): boolean {
  return role !== before && JSON.stringify(person) === JSON.stringify(known);
}

export interface TeamMemberFormProps extends FormRootProps {
  /** In `edit` an email address is required as well (A60). */
  mode: 'create' | 'edit';
  /** Initial values; a missing one is empty. */
  defaultValues?: Partial<TeamMemberValues>;
  /** URL of the stored picture; '' without one. @default '' */
  avatarUrl?: string;
  /**
   * Removes the stored picture; a rejected promise, or one resolved with `false`, is a failure,
   * shown by the form (MD14, MD17).
   */
  onAvatarRemove?: () => unknown;
  /** A failed upload or removal from elsewhere, or its message (CT35, A56). @default none */
  avatarError?: MediaFailure | string;
  /** Saves the member; `avatar` is a newly chosen picture. */
  onSubmit: (values: TeamMemberValues, avatar: File | null) => Promise<SubmitFailure | null>;
  /**
   * Saves only the role, if nothing else was changed: then no other field is validated.
   * @default the whole form is saved
   */
  onRole?: (role: TeamMemberValues['role']) => Promise<SubmitFailure | null>;
  /** Leaves the form; without it there is no cancel button. */
  onCancel?: () => void;
}

/**
 * Form of a new or existing team member; the same in the dialog and on its page (A63).
 * @example
 * <TeamMemberForm mode="create" onSubmit={save} onCancel={goBack} />
 */
export function TeamMemberForm(props: TeamMemberFormProps) {
  const { mode, defaultValues, avatarUrl = '', onAvatarRemove, avatarError, onSubmit, onRole, onCancel, className, ...rest } = props;
  const [avatar, setAvatar] = useState<File | null>(null);
  const start = { ...NOBODY, ...defaultValues };
  const changesRole = (values: TeamMemberValues): boolean => onRole !== undefined && avatar === null && isAnotherRole(values, start);
  const { form, failure, busy, send, errorOf } = useSchemaForm<TeamMemberValues>({
    schema: (values) => (changesRole(values) ? roleAlone : schemas[mode]),
    defaultValues: start,
    onSubmit: (values) => (onRole !== undefined && changesRole(values) ? onRole(values.role) : onSubmit(values, avatar)),
    invalid: de.required,
  });
  const { register, watch } = form;
  const name = `${watch('firstName')} ${watch('lastName')}`.trim();
  const owner = defaultValues?.role === 'OWNER';
  const roles = TEAM_ROLES.filter((role) => role !== 'OWNER' || owner).map((value) => ({ value, label: teamRoleLabels[value] }));
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <ImageField
          label={labels.fields.avatar}
          hint={labels.avatarHint}
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
          <TextField {...register('firstName')} label={labels.fields.firstName} required error={errorOf('firstName')} />
          <TextField {...register('lastName')} label={labels.fields.lastName} required error={errorOf('lastName')} />
          <TextField {...register('position')} label={labels.fields.position} required error={errorOf('position')} />
          <NativeSelect
            {...register('role')}
            label={labels.fields.role}
            hint={teamRoleTexts[watch('role')]}
            options={roles}
            disabled={owner}
          />
          <TextField
            {...register('email')}
            type="email"
            label={labels.fields.email}
            required={mode === 'edit'}
            optional={mode === 'create'}
            error={errorOf('email')}
          />
          <TextField
            {...register('linkedinProfile')}
            type="url"
            label={labels.fields.linkedinProfile}
            optional
            error={errorOf('linkedinProfile')}
          />
        </div>
        <TextArea
          {...register('jobDescription')}
          label={labels.fields.jobDescription}
          rows={4}
          required
          error={errorOf('jobDescription')}
        />
        {/* At the end, beside the clicked button, because the form is longer than a phone and than
            most dialogs. */}
        <FormFailure failure={failure} />
        <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
