import { TextField } from '@stellwerk/design-system';
import { SPECIFIC_FIELDS, specificFieldLabels } from '@stellwerk/domain';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { plainRichText, type RenderRichText } from '../shared/RichTextInput';
import type { SubmitFailure } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { ContactPicker, type ContactMember } from './ContactPicker';
import { FormSection } from './FormSection';
import { GeneralFields } from './GeneralFields';
import { words } from './messages.de';
import type { VideoReference } from './to-payload';
import { jobFormSchema, jobFormValues, type JobFormValues } from './values';
import { VideoSlot } from './VideoSlot';

/** What became of the video: a new file to upload, and the stored one that stays. */
export interface JobVideoChoice {
  file: File | null;
  stored: VideoReference | null;
}

export interface JobFormProps {
  mode: 'create' | 'edit';
  /** Values of a known posting; in `edit` a missing design means template1 (A15). */
  defaultValues?: Partial<JobFormValues>;
  /** The posting's stored video. */
  storedVideo?: VideoReference | null;
  members: readonly ContactMember[];
  /** Why the team could not be loaded. */
  membersError?: string;
  focusPages: readonly { id: string; title: string }[];
  /** Saves the posting; the caller uploads the video (002 §4). */
  onSubmit: (values: JobFormValues, video: JobVideoChoice) => Promise<SubmitFailure | null>;
  onCancel: () => void;
  /** Whether a video is on its way; both buttons are then disabled. @default false */
  uploading?: boolean;
  /** Percent of the video uploaded so far. */
  progress?: number;
  /** Draws the editors of the descriptions. @default plain text areas */
  renderRichText?: RenderRichText;
}

const descriptions = [
  { name: 'jobDescription', required: true },
  { name: 'yourTasks', required: true },
  { name: 'yourProfile', required: true },
  { name: 'weOffer', required: false },
  { name: 'aboutUs', required: false },
] as const;

/** The job form, new or known (002 §2, §5). */
export function JobForm({
  mode,
  defaultValues,
  storedVideo = null,
  members,
  membersError,
  focusPages,
  onSubmit,
  onCancel,
  uploading = false,
  progress,
  renderRichText = plainRichText,
}: JobFormProps) {
  const [video, setVideo] = useState<JobVideoChoice>({ file: null, stored: storedVideo });
  const schemaForm = useSchemaForm<JobFormValues>({
    schema: jobFormSchema,
    defaultValues: jobFormValues(mode, defaultValues),
    onSubmit: (values) => onSubmit(values, video),
    submitting: uploading,
    invalid: de.required,
  });
  const { form, failure, busy, send, fault } = schemaForm;
  const { control, register } = form;
  const specific = SPECIFIC_FIELDS[useWatch({ control, name: 'jobProfileType' })];
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className="sw:@container">
      <FormFailure failure={failure} />
      <FormSection title={words.sections.general}>
        <GeneralFields schemaForm={schemaForm} focusPages={focusPages} />
      </FormSection>
      <FormSection title={words.sections.specific}>
        {specific.length === 0 && <p className="sw:text-ink-2">{words.noSpecific}</p>}
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          {specific.map((name) => (
            <TextField key={name} {...register(`specificInformation.${name}`)} label={specificFieldLabels[name]} optional />
          ))}
        </div>
      </FormSection>
      <FormSection title={words.sections.description}>
        {descriptions.map(({ name, required }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <>
                {renderRichText({
                  name,
                  label: words.fields[name],
                  value: field.value,
                  error: fault(name),
                  required,
                  onChange: field.onChange,
                  focusRef: field.ref,
                })}
              </>
            )}
          />
        ))}
      </FormSection>
      <FormSection title={words.sections.contacts}>
        <FormFailure failure={membersError === undefined ? null : { summary: [membersError] }} />
        {membersError === undefined && (
          <Controller
            control={control}
            name="contacts"
            render={({ field }) => (
              <ContactPicker members={members} chosen={field.value} error={fault('contacts')} onChange={field.onChange} />
            )}
          />
        )}
      </FormSection>
      <FormSection title={words.sections.video}>
        <VideoSlot
          {...video}
          progress={progress}
          disabled={busy}
          onChoose={(file) => setVideo({ ...video, file })}
          onRemove={() => setVideo({ file: null, stored: null })}
        />
      </FormSection>
      <FormSection title={words.sections.actions}>
        <FormActions submit={mode === 'create' ? words.create : words.update} submitting={de.saving} busy={busy} onCancel={onCancel} />
      </FormSection>
    </form>
  );
}
