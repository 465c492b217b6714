import { NativeSelect, Switch, TextArea, TextField } from '@stellwerk/design-system';
import { APPLICATION_LIMITS, FOCUS_STATUSES, focusStatusLabels } from '@stellwerk/domain';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { cx } from '../shared/cx';
import { optionalAddress, requiredText, text } from '../shared/field-schemas';
import { FormActions } from '../shared/FormActions';
import { FormFailure } from '../shared/FormFailure';
import { ImageField } from '../shared/ImageField';
import type { MediaFailure } from '../shared/media-failure';
import { plainRichText, type RenderRichText } from '../shared/RichTextInput';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitFailure } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { CoverPreview } from './CoverPreview';
import { words } from './messages.de';

const schema = z.object({
  title: requiredText(150, words.titleMissing),
  description: requiredText(5000, words.descriptionMissing),
  content: text(20_000),
  status: z.enum(FOCUS_STATUSES),
  industry: text(150),
  website: optionalAddress(de.webAddress),
  slogan: text(APPLICATION_LIMITS.url),
  featured: z.boolean(),
});
/** Values of the form; `industry` is an id or ''. */
export type FocusPageValues = z.infer<typeof schema>;

export interface FocusPageFormProps extends FormRootProps {
  /** In `edit` the status can be chosen; archiving is possible only there (001 §4). */
  mode: 'create' | 'edit';
  /** Values to start with; a missing one is empty. */
  defaultValues?: Partial<FocusPageValues>;
  /** Industries to choose from. */
  industries: readonly { id: string; name: string }[];
  /** Address of the stored cover; '' without one. @default '' */
  coverUrl?: string;
  /** An upload or removal of the cover that failed, or the words for it; stands at the cover (MD16, MD17). @default none */
  coverError?: MediaFailure | string;
  /** Saves the page; `cover` is a newly chosen picture. */
  onSubmit: (values: FocusPageValues, cover: File | null) => Promise<SubmitFailure | null>;
  /** Leaves the form; without it there is no such button. */
  onCancel?: () => void;
  /** Draws the editor of the content. @default a plain text area */
  renderRichText?: RenderRichText;
}

const isImage = (file: File): string => (file.type.startsWith('image/') ? '' : words.coverFault);

/** A focus page, new or known (001 §2.8, §5). */
export function FocusPageForm({
  mode,
  defaultValues,
  industries,
  coverUrl = '',
  coverError,
  onSubmit,
  onCancel,
  renderRichText = plainRichText,
  className,
  ...rest
}: FocusPageFormProps) {
  const [cover, setCover] = useState<File | null>(null);
  const { form, failure, busy, send, fault } = useSchemaForm<FocusPageValues>({
    schema,
    defaultValues: {
      title: '',
      description: '',
      content: '',
      status: 'draft',
      industry: '',
      website: '',
      slogan: '',
      featured: false,
      ...defaultValues,
    },
    onSubmit: (values) => onSubmit(values, cover),
  });
  const { register, control } = form;
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className={cx('sw:@container', className)} {...rest}>
      <div className="sw:grid sw:gap-5">
        <TextField {...register('title')} label={words.title} required error={fault('title')} />
        <TextArea {...register('description')} label={words.description} rows={3} required error={fault('description')} />
        <Controller
          control={control}
          name="content"
          render={({ field }) => (
            <>
              {renderRichText({
                name: field.name,
                label: words.content,
                value: field.value,
                error: fault('content'),
                required: false,
                onChange: field.onChange,
                focusRef: field.ref,
              })}
            </>
          )}
        />
        <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
          <NativeSelect
            {...register('industry')}
            label={words.industry}
            options={industries.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={words.noIndustry}
            optional
          />
          <TextField {...register('website')} type="url" label={words.website} optional error={fault('website')} />
          <TextField {...register('slogan')} label={words.slogan} optional error={fault('slogan')} />
          {mode === 'edit' && (
            <NativeSelect
              {...register('status')}
              label={words.status}
              options={FOCUS_STATUSES.map((value) => ({ value, label: focusStatusLabels[value] }))}
            />
          )}
        </div>
        <ImageField
          label={words.cover}
          hint={words.coverHint}
          kind="media"
          accept="image/*"
          check={isImage}
          file={cover}
          storedUrl={coverUrl}
          error={coverError}
          renderPreview={(url) => <CoverPreview key={url} url={url} />}
          onChoose={setCover}
          onRemove={cover ? () => setCover(null) : undefined}
        />
        <Switch {...register('featured')} label={words.featured} />
        {/* At the end, where the person pressed: the form is longer than a phone and than most dialogs. */}
        <FormFailure failure={failure} />
        <FormActions submit={de.save} submitting={de.saving} busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
