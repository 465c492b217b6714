import { cx } from 'class-variance-authority';
import { generalMessages, jobRequiredMessages, type SubmitFailure } from '@stellwerk/domain';
import { MAX_CONTACTS } from '@stellwerk/domain/job/fields';
import { useId, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import type { MediaFailure } from '../shared/media-failure';
import { mergeVersions } from '../shared/merge';
import { plainRichText, type RenderRichText } from '../shared/RichTextInput';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { useObjectUrl } from '../shared/use-object-url';
import { useUnsavedGuard } from '../shared/use-unsaved-guard';
import { CaptionsSlot } from './CaptionsSlot';
import { ContactPicker, type ContactMember } from './ContactPicker';
import { DescriptionFields } from './DescriptionFields';
import { FormSection } from './FormSection';
import { SectionList } from './SectionList';
import { GeneralFields } from './GeneralFields';
import { HintSummary } from './hints/HintSummary';
import { JobHintsProvider } from './hints/use-job-hints';
import { JobConflict, type JobConflictState } from './JobConflict';
import { labels } from './messages.de';
import { jobFormFailure } from './server-errors';
import { SpecificFields } from './SpecificFields';
import { TakeOver } from './take-over/TakeOver';
import type { JobSource } from './take-over/TakeOverDialog';
import type { VideoReference } from './to-payload';
import { useDraft, type JobDraft, type JobDraftContent, type JobVideoChoice } from './use-draft';
import { jobFormSchema, jobFormValues, type JobFormValues } from './values';
import { VideoSlot } from './VideoSlot';

/** The sections that a person fills in; the last one stays visible. */
const PARTS = ['general', 'specific', 'description', 'contacts', 'video'] as const;

/**
 * Reason why the job was not saved; fields by their wire names (002 §7), such as `jobOffer.title`.
 */
export interface JobFormFailure extends SubmitFailure {
  /**
   * Another person has saved the job meanwhile: the form shows both versions and continues with the
   * merged values.
   * @default no conflict
   */
  readonly stored?: { readonly values: JobFormValues; readonly video: VideoReference | null };
}

export interface JobFormProps extends FormRootProps {
  /** A new job, or an existing one. */
  mode: 'create' | 'edit';
  /** Values of an existing job; in `edit` a missing design means template1 (A15). */
  defaultValues?: Partial<JobFormValues>;
  /**
   * An unsaved draft with the version it is based on. The form shows it, merges it with later
   * changes of other people, and shows conflicting versions.
   * @default the form starts with `defaultValues`
   */
  draft?: JobDraftContent;
  /** The job's stored video. @default null */
  storedVideo?: VideoReference | null;
  /** The team, from which contact persons are chosen. */
  members: readonly ContactMember[];
  /** Error of loading the team (JM55). */
  membersError?: string;
  /** The company's focus pages, one of which can represent the profile. */
  focusPages: readonly { id: string; title: string }[];
  /** Error of loading the focus pages; the stored one stays selected. */
  focusPagesError?: string;
  /** Saves the job; the caller uploads the video (002 §4). */
  onSubmit: (values: JobFormValues, video: JobVideoChoice) => Promise<JobFormFailure | null>;
  /** Leaves the form; unsaved changes have been confirmed before. */
  onCancel: () => void;
  /**
   * Called with the values of the form, initially and after every change, for a preview. Pass a
   * stable function: a new one is called again.
   */
  onDraftChange?: (draft: JobDraft) => void;
  /** Whether a video is being uploaded; both buttons are then disabled. @default false */
  uploading?: boolean;
  /** Upload progress of the video in percent. */
  progress?: number;
  /**
   * A failed upload or removal of the video, or its message; shown at the video (MD15, MD17).
   * @default none
   */
  videoError?: MediaFailure | string;
  /**
   * Renders the editors of the descriptions; `editorRichText` is the rich-text editor.
   * @default plain text areas
   */
  renderRichText?: RenderRichText;
  /** Reads a job from an existing text (O91). @default not offered */
  source?: JobSource;
  /**
   * Current time, which determines whether a closing date is past (rule 14).
   * @default the time of mounting
   */
  now?: Date;
}

const sameVideo = (one: VideoReference | null, other: VideoReference | null): boolean =>
  one?.url === other?.url && one?.captions?.url === other?.captions?.url;

/**
 * Form of a new or existing job (002 §2, §5). Leaving with unsaved changes requires a confirmation,
 * for links, the cancel button and the browser.
 * @example
 * <JobForm mode="create" members={members} focusPages={focusPages} onSubmit={save} onCancel={goBack} />
 */
export function JobForm({
  mode,
  defaultValues,
  draft,
  storedVideo = null,
  members,
  membersError,
  focusPages,
  focusPagesError,
  onSubmit,
  onCancel,
  onDraftChange,
  uploading = false,
  progress,
  videoError,
  renderRichText = plainRichText,
  source,
  now,
  className,
  ...rest
}: JobFormProps) {
  const [baseVideo, setBaseVideo] = useState(storedVideo);
  const [video, setVideo] = useState<JobVideoChoice>({
    file: draft?.files?.file ?? null,
    stored: storedVideo,
    captions: draft?.files?.captions ?? null,
  });
  const [schema] = useState(() => jobFormSchema(mode, now ?? new Date()));
  const [start] = useState(() => {
    const known = jobFormValues(mode, defaultValues);
    return { known, ...mergeVersions(draft?.base ?? known, draft?.values ?? known, known) };
  });
  const [base, setBase] = useState(start.known);
  const [conflict, setConflict] = useState<JobConflictState | null>(
    start.taken.length + start.conflicts.length > 0 ? { ...start, stored: start.known, videoTaken: false } : null,
  );
  const submit = async (values: JobFormValues): Promise<SubmitFailure | null> => {
    const result = await onSubmit(values, video);
    if (result?.stored === undefined) return result && jobFormFailure(result, values.jobProfileType);
    const { stored, ...said } = result;
    const { values: merged, taken, conflicts } = mergeVersions(base, form.getValues(), stored.values);
    form.reset(merged, { keepDefaultValues: true, keepSubmitCount: true });
    // The current video is never removed by accident: it stays until a new one replaces it, or
    // until it is removed explicitly.
    const otherVideo = !sameVideo(stored.video, baseVideo);
    if (otherVideo) setVideo({ ...video, stored: stored.video });
    setBase(stored.values);
    setBaseVideo(stored.video);
    setConflict({ stored: stored.values, taken, conflicts, videoTaken: otherVideo && video.file === null });
    return jobFormFailure(said, values.jobProfileType);
  };
  const schemaForm = useSchemaForm<JobFormValues>({
    schema,
    defaultValues: start.values,
    onSubmit: submit,
    submitting: uploading,
    invalid: (errors) => (errors.some((error) => jobRequiredMessages.has(error)) ? de.required : generalMessages.invalidInput),
  });
  const { form, failure, sent, busy, send, errorOf } = schemaForm;
  const { control, formState } = form;
  const changed = draft !== undefined || formState.isDirty || video.file !== null || video.captions !== null || video.stored !== baseVideo;
  const { ask, question } = useUnsavedGuard(busy || (changed && !sent));
  const videoUrl = useObjectUrl(video.file) || video.stored?.url || '';
  // Stored captions belong to the stored video, not to its replacement.
  const storedCaptions = video.file === null ? video.stored?.captions : null;
  const captionsUrl = useObjectUrl(video.captions) || storedCaptions?.url || '';
  useDraft(form, { base, video, videoUrl, captionsUrl }, onDraftChange);
  const chosen = useWatch({ control, name: 'contacts' }).length;
  const id = useId();
  const section = (name: keyof typeof labels.sections) => ({ id: `${id}-${name}`, title: labels.sections[name] });
  return (
    <JobHintsProvider form={form}>
      <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
        {failure && (
          <div className="sw:mb-6">
            <FormFailure failure={failure} toField />
          </div>
        )}
        {conflict !== null && (
          <JobConflict
            form={form}
            state={conflict}
            members={members}
            focusPages={focusPages}
            button={mode === 'create' ? labels.create : labels.update}
          />
        )}
        <SectionList label={labels.sectionList} sections={PARTS.map(section)} />
        {source && <TakeOver form={form} source={source} />}
        <FormSection {...section('general')}>
          <GeneralFields schemaForm={schemaForm} focusPages={focusPages} focusPagesError={focusPagesError} />
        </FormSection>
        <FormSection {...section('specific')}>
          <SpecificFields form={form} errorOf={errorOf} />
        </FormSection>
        <FormSection {...section('description')}>
          <DescriptionFields schemaForm={schemaForm} renderRichText={renderRichText} />
        </FormSection>
        <FormSection {...section('contacts')} note={chosen > 0 ? labels.chosen(chosen, MAX_CONTACTS) : undefined}>
          <FormFailure failure={membersError === undefined ? null : { summary: [membersError] }} />
          {membersError === undefined && (
            <Controller
              control={control}
              name="contacts"
              render={({ field }) => (
                <ContactPicker members={members} chosen={field.value} error={errorOf('contacts')} onChange={field.onChange} />
              )}
            />
          )}
        </FormSection>
        <FormSection {...section('video')}>
          <VideoSlot
            file={video.file}
            stored={video.stored}
            url={videoUrl}
            captionsUrl={captionsUrl}
            progress={progress}
            failure={videoError}
            disabled={busy}
            onChoose={(file) => setVideo({ ...video, file })}
            onRemove={() => setVideo({ file: null, stored: null, captions: null })}
          />
          {(video.file ?? video.stored) !== null && (
            <CaptionsSlot
              file={video.captions}
              stored={storedCaptions?.filename ?? ''}
              disabled={busy}
              onChoose={(captions) => setVideo({ ...video, captions })}
              onRemove={() => setVideo({ ...video, captions: null, stored: video.stored && { ...video.stored, captions: null } })}
            />
          )}
        </FormSection>
        <div className="sw:pb-6 sw:empty:hidden sw:@md:ps-[236px]">
          <HintSummary />
        </div>
        <FormSection {...section('actions')} stays>
          <FormActions
            submit={mode === 'create' ? labels.create : labels.update}
            submitting={de.saving}
            busy={busy}
            onCancel={() => ask(onCancel)}
          />
          {busy && <p className="sw:text-sm sw:text-ink-2">{labels.locked}</p>}
        </FormSection>
        {question}
      </form>
    </JobHintsProvider>
  );
}
