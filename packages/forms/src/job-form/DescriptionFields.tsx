import { Fragment } from 'react';
import { RichTextField } from '../shared/RichTextField';
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
export function DescriptionFields({ schemaForm, renderRichText }: DescriptionFieldsProps) {
  return descriptions.map(({ name, required }) => (
    <Fragment key={name}>
      <RichTextField schemaForm={schemaForm} name={name} label={labels.fields[name]} required={required} renderRichText={renderRichText} />
      <FieldHints field={name} label={labels.fields[name]} />
    </Fragment>
  ));
}
