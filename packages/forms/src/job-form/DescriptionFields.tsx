import { Controller } from 'react-hook-form';
import type { RenderRichText } from '../shared/RichTextInput';
import type { SchemaForm } from '../shared/use-schema-form';
import { FieldHints } from './hints/FieldHints';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

/** The rich texts of a job, in form order. */
export const descriptions = [
  { name: 'jobDescription', required: true },
  { name: 'yourTasks', required: true },
  { name: 'yourProfile', required: true },
  { name: 'weOffer', required: false },
  { name: 'aboutUs', required: false },
] as const;

export interface DescriptionFieldsProps {
  schemaForm: SchemaForm<JobFormValues>;
  renderRichText: RenderRichText;
}

/** The five texts of a job, each with an editor. */
export function DescriptionFields({ schemaForm: { form, errorOf }, renderRichText }: DescriptionFieldsProps) {
  return descriptions.map(({ name, required }) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field }) => (
        <>
          {renderRichText({
            name,
            label: labels.fields[name],
            value: field.value,
            error: errorOf(name),
            required,
            onChange: field.onChange,
            focusRef: field.ref,
          })}
          <FieldHints field={name} label={labels.fields[name]} />
        </>
      )}
    />
  ));
}
