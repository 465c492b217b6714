import { Controller, type FieldValues, type Path } from 'react-hook-form';
import type { RenderRichText } from './RichTextInput';
import type { SchemaForm } from './use-schema-form';

export interface RichTextFieldProps<Values extends FieldValues> {
  schemaForm: SchemaForm<Values>;
  name: Path<Values>;
  label: string;
  required: boolean;
  renderRichText: RenderRichText;
}

/** The field of a rich text in a form, with the caller's editor. */
export function RichTextField<Values extends FieldValues>({
  schemaForm: { form, errorOf },
  name,
  label,
  required,
  renderRichText,
}: RichTextFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <>
          {renderRichText({
            name,
            label,
            value: field.value,
            error: errorOf(name),
            required,
            onChange: field.onChange,
            focusRef: field.ref,
          })}
        </>
      )}
    />
  );
}
