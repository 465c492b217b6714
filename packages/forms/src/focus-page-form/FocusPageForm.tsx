import { cx } from 'class-variance-authority';
import { NativeSelect, Switch, TextArea, TextField } from '@stellwerk/design-system';
import { CoverPicture } from '@stellwerk/design-system/patterns/cover-picture';
import { FOCUS_STATUSES, focusStatusLabels } from '@stellwerk/domain';
import { useImperativeHandle, useState, type Ref } from 'react';
import { de } from '../i18n/de';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { ImageField } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import { RichTextField } from '../shared/RichTextField';
import { plainRichText, type RenderRichText } from '../shared/RichTextInput';
import { useSchemaForm, type FormRootProps, type SchemaForm } from '../shared/use-schema-form';
import { useUnsavedGuard } from '../shared/use-unsaved-guard';
import { useVersions, type VersionedFailure } from '../shared/use-versions';
import { FocusConflict } from './FocusConflict';
import { labels } from './messages.de';
import { emptyPage, schema, type FocusPageValues } from './schema';

/** Reason why the page was not saved. */
export type FocusPageFailure = VersionedFailure<FocusPageValues>;

/**
 * Asks before the form is left by a control outside of it, such as the close button of a dialog.
 */
export interface LeaveGuard {
  /** Leaves at once without unsaved changes, else after a confirmation. */
  readonly ask: (leave: () => void) => void;
}

export interface FocusPageFormProps extends FormRootProps {
  /** In `edit` the status can be changed; archiving is possible only there (001 §4). */
  mode: 'create' | 'edit';
  /** Initial values; a missing one is empty. */
  defaultValues?: Partial<FocusPageValues>;
  /** Options of the industry field. */
  industries: readonly { id: string; name: string }[];
  /** URL of the stored cover; '' without one. @default '' */
  coverUrl?: string;
  /**
   * A failed upload or removal of the cover, or its message; shown at the cover (MD16, MD17).
   * @default none
   */
  coverError?: MediaFailure | string;
  /** Saves the page; `cover` is a newly chosen picture. */
  onSubmit: (values: FocusPageValues, cover: File | null) => Promise<FocusPageFailure | null>;
  /** Leaves the form; without it there is no cancel button. */
  onCancel?: () => void;
  /** Receives the confirmation guard while the form is mounted. @default not called */
  leaving?: Ref<LeaveGuard>;
  /** Renders the editor of the content. @default a plain text area */
  renderRichText?: RenderRichText;
}

const isImage = (file: File): string => (file.type.startsWith('image/') ? '' : labels.coverError);

interface PageDetailsProps extends Pick<FocusPageFormProps, 'industries' | 'mode'> {
  schemaForm: SchemaForm<FocusPageValues>;
}

/** The short fields: industry, website, slogan, and the status of an existing page. */
function PageDetails({ schemaForm: { form, errorOf }, industries, mode }: PageDetailsProps) {
  const { register } = form;
  return (
    <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
      <NativeSelect
        {...register('industry')}
        label={labels.fields.industry}
        options={industries.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={labels.noIndustry}
        optional
      />
      <TextField {...register('website')} type="url" label={labels.fields.website} optional error={errorOf('website')} />
      <TextField {...register('slogan')} label={labels.fields.slogan} optional error={errorOf('slogan')} />
      {mode === 'edit' && (
        <NativeSelect
          {...register('status')}
          label={labels.fields.status}
          options={FOCUS_STATUSES.map((value) => ({ value, label: focusStatusLabels[value] }))}
        />
      )}
    </div>
  );
}

/**
 * Form of a new or existing focus page (001 §2.8, §5).
 * @example
 * <FocusPageForm mode="create" industries={[{ id: '9', name: 'Verkehr' }]} onSubmit={save} onCancel={goBack} />
 */
export function FocusPageForm({
  mode,
  defaultValues,
  industries,
  coverUrl = '',
  coverError,
  onSubmit,
  onCancel,
  leaving,
  renderRichText = plainRichText,
  className,
  ...rest
}: FocusPageFormProps) {
  const [cover, setCover] = useState<File | null>(null);
  const [start] = useState<FocusPageValues>(() => ({ ...emptyPage, ...defaultValues }));
  const { conflict, settle } = useVersions<FocusPageValues>(start, {
    own: (): FocusPageValues => form.getValues(),
    put: (name, from) => form.setValue(name, from[name], { shouldDirty: true }),
  });
  const schemaForm = useSchemaForm<FocusPageValues>({
    schema,
    defaultValues: start,
    onSubmit: async (values) => {
      const given = { ...values };
      return settle(given, await onSubmit(given, cover));
    },
  });
  const { form, failure, sent, busy, send, errorOf } = schemaForm;
  const { register, formState } = form;
  const { ask, question } = useUnsavedGuard(busy || ((formState.isDirty || cover !== null) && !sent));
  useImperativeHandle(leaving, () => ({ ask }), [ask]);
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <TextField {...register('title')} label={labels.fields.title} required error={errorOf('title')} />
        <TextArea {...register('description')} label={labels.fields.description} rows={3} required error={errorOf('description')} />
        <RichTextField
          schemaForm={schemaForm}
          name="content"
          label={labels.fields.content}
          required={false}
          renderRichText={renderRichText}
        />
        <PageDetails schemaForm={schemaForm} industries={industries} mode={mode} />
        <ImageField
          label={labels.fields.cover}
          hint={labels.coverHint}
          kind="media"
          accept="image/*"
          check={isImage}
          file={cover}
          storedUrl={coverUrl}
          error={coverError}
          renderPreview={(url) => <CoverPicture url={url} sizes="384px" className="sw:max-w-sm sw:rounded-2 sw:border sw:border-line" />}
          onChoose={setCover}
          onRemove={cover ? () => setCover(null) : undefined}
        />
        <Switch {...register('featured')} label={labels.fields.featured} />
        {conflict !== null && (
          <FocusConflict
            state={conflict}
            own={form.watch()}
            industries={industries}
            onTake={(name) => form.setValue(name, conflict.stored[name], { shouldDirty: true })}
          />
        )}
        {/* At the end, beside the clicked button, because the form is longer than a phone and than
            most dialogs. */}
        <FormFailure failure={failure} />
        <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel && (() => ask(onCancel))} />
      </div>
      {question}
    </form>
  );
}
