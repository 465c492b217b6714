import { TextArea, TextField } from '@stellwerk/design-system';
import { Lock } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { de } from '../i18n/de';
import { MailField } from '../shared/MailField';
import { controlId, type SectionFields } from './fields';
import type { LockedIdentity } from './values';

export interface PersonFieldsProps extends SectionFields {
  /** Values from the profile; their fields are read-only but still sent. */
  locked: LockedIdentity;
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: false },
] as const;

/** Name, email, phone and message of the applicant (AF10 to AF14, AF26, AF27). */
export function PersonFields({ formId, values, errors, change, locked }: PersonFieldsProps) {
  return (
    <>
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
        {fields.map(({ name, ...input }) => {
          const fixed = Boolean(locked[name]);
          const field = {
            ...input,
            name,
            id: controlId(formId, name),
            label: de.fields[name],
            optional: !input.required,
            value: values[name],
            error: errors[name],
            readOnly: fixed,
            icon: fixed ? Lock : undefined,
            onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
          };
          return name === 'email' ? (
            <MailField key={name} {...field} onMeant={(address) => change(name, address)} />
          ) : (
            <TextField key={name} {...field} />
          );
        })}
      </div>
      <TextArea
        name="message"
        id={controlId(formId, 'message')}
        label={de.fields.message}
        optional
        rows={5}
        value={values.message}
        error={errors.message}
        onChange={(event) => change('message', event.target.value)}
      />
    </>
  );
}
