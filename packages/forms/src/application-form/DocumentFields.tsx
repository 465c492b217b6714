import { FileField, Switch, TextField } from '@stellwerk/design-system';
import { FILE_FIELDS, DOCUMENT_KINDS, type DocumentKind } from '@stellwerk/domain';
import { controlId, type SectionFields } from './fields';
import { acceptOf, ruleHint } from './files';
import { labels } from './messages.de';
import { useSlots, type UploadProgress } from './use-slots';

export interface DocumentFieldsProps extends SectionFields {
  progress?: UploadProgress;
  /** Cancels the running upload. */
  onStopUpload?: () => void;
  /** Whether the form is being sent; no other file can be chosen then. */
  busy: boolean;
}

function hintOf(kind: DocumentKind): string {
  return kind === 'video' ? `${labels.videoHint} ${ruleHint(kind)}` : ruleHint(kind);
}

/** LinkedIn URL and the four file slots (AF15 to AF20, AF25). */
export function DocumentFields({ formId, values, errors, change, progress, onStopUpload, busy }: DocumentFieldsProps) {
  const { slot, said } = useSlots(values.files, change, progress);
  const linkedIn = (
    <TextField
      name="linkedinProfile"
      id={controlId(formId, 'linkedinProfile')}
      type="url"
      autoComplete="url"
      label={labels.linkedinUrl}
      placeholder={labels.linkedinExample}
      required={values.includeLinkedIn}
      value={values.linkedinProfile}
      error={errors.linkedinProfile}
      onChange={(event) => change('linkedinProfile', event.target.value)}
    />
  );
  return (
    <>
      <Switch
        name="includeLinkedIn"
        label={labels.linkedinToggle}
        checked={values.includeLinkedIn}
        onChange={(event) => change('includeLinkedIn', event.target.checked)}
      />
      {/* Without JavaScript it could not be switched on. */}
      {values.includeLinkedIn ? linkedIn : <noscript>{linkedIn}</noscript>}
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
        {DOCUMENT_KINDS.map((kind) => {
          const { file, refused, choose, remove } = slot(kind);
          return (
            <FileField
              key={kind}
              id={controlId(formId, `files.${kind}`)}
              name={FILE_FIELDS[kind]}
              accept={acceptOf(kind)}
              label={labels.slots[kind]}
              optional={kind !== 'resume'}
              hint={hintOf(kind)}
              error={refused ?? errors[`files.${kind}`]}
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
