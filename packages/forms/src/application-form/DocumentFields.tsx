import { FileField, Switch, TextField, VisuallyHidden } from '@stellwerk/design-system';
import { DOCUMENT_KINDS, type DocumentKind } from '@stellwerk/domain';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { controlId } from './fieldIds';
import { acceptOf, ruleHint } from './files';
import { words } from './messages.de';
import { FILE_FIELDS } from './to-payload';
import { useSlots, type UploadProgress } from './useSlots';
import type { ApplicationValues } from './values';

export interface DocumentFieldsProps {
  formId: string;
  form: UseFormReturn<ApplicationValues>;
  progress?: UploadProgress;
  /** Stops an upload that is under way. */
  onStopUpload?: () => void;
  /** Whether the form is on its way: no other file can be chosen then. */
  busy: boolean;
}

function hintOf(kind: DocumentKind): string {
  return kind === 'video' ? `${words.videoHint} ${ruleHint(kind)}` : ruleHint(kind);
}

/** LinkedIn address and the four file slots (AF15 to AF20, AF25). */
export function DocumentFields({ formId, form, progress, onStopUpload, busy }: DocumentFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const withLinkedIn = useWatch({ control, name: 'includeLinkedIn' });
  const { slot, said } = useSlots(form, progress);
  return (
    <>
      <Switch {...register('includeLinkedIn', { deps: ['linkedinProfile', 'files.resume'] })} label={words.linkedinToggle} />
      {withLinkedIn && (
        <TextField
          {...register('linkedinProfile', { deps: ['files.resume'] })}
          id={controlId(formId, 'linkedinProfile')}
          type="url"
          autoComplete="url"
          label={words.linkedinUrl}
          placeholder={words.linkedinExample}
          required
          error={errors.linkedinProfile?.message}
        />
      )}
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
        {DOCUMENT_KINDS.map((kind) => {
          const { file, refused, choose, remove } = slot(kind);
          return (
            <FileField
              key={kind}
              id={controlId(formId, `files.${kind}`)}
              name={FILE_FIELDS[kind]}
              accept={acceptOf(kind)}
              label={words.slots[kind]}
              optional={kind !== 'resume'}
              hint={hintOf(kind)}
              error={refused ?? errors.files?.[kind]?.message}
              file={file}
              disabled={busy}
              onSelect={choose}
              onRemove={file?.state === 'uploading' && onStopUpload ? onStopUpload : remove}
            />
          );
        })}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
