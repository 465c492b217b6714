import { FileField, Switch, TextField } from '@stellwerk/design-system';
import { DOCUMENT_KINDS, type DocumentKind } from '@stellwerk/domain';
import { controlId, type SectionFields } from './fields';
import { acceptOf, ruleHint } from './files';
import { words } from './messages.de';
import { FILE_FIELDS } from './to-payload';
import { useSlots, type UploadProgress } from './useSlots';

export interface DocumentFieldsProps extends SectionFields {
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
export function DocumentFields({ formId, values, faults, change, progress, onStopUpload, busy }: DocumentFieldsProps) {
  const { slot, said } = useSlots(values.files, change, progress);
  return (
    <>
      <Switch
        name="includeLinkedIn"
        label={words.linkedinToggle}
        checked={values.includeLinkedIn}
        onChange={(event) => change('includeLinkedIn', event.target.checked)}
      />
      {values.includeLinkedIn && (
        <TextField
          name="linkedinProfile"
          id={controlId(formId, 'linkedinProfile')}
          type="url"
          autoComplete="url"
          label={words.linkedinUrl}
          placeholder={words.linkedinExample}
          required
          value={values.linkedinProfile}
          error={faults.linkedinProfile}
          onChange={(event) => change('linkedinProfile', event.target.value)}
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
              error={refused ?? faults[`files.${kind}`]}
              file={file}
              disabled={busy}
              onSelect={choose}
              onRemove={file?.state === 'uploading' && onStopUpload ? onStopUpload : remove}
            />
          );
        })}
      </div>
      <output className="sw:sr-only">{said}</output>
    </>
  );
}
