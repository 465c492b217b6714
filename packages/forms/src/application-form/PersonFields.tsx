import { TextArea, TextField } from '@stellwerk/design-system';
import { Lock } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { de } from '../i18n/de';
import { controlId } from './fieldIds';
import type { ApplicationValues, LockedIdentity } from './values';

export interface PersonFieldsProps {
  formId: string;
  form: UseFormReturn<ApplicationValues>;
  /** What the profile fixes; those fields can be read and are sent, but not changed. */
  locked: LockedIdentity;
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: false },
] as const;

/** Name, address and message of the applicant (AF10 to AF14, AF26, AF27). */
export function PersonFields({ formId, form: { register, formState }, locked }: PersonFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
        {fields.map(({ name, ...input }) => {
          const fixed = Boolean(locked[name]);
          return (
            <TextField
              key={name}
              {...register(name)}
              {...input}
              id={controlId(formId, name)}
              label={de.fields[name]}
              optional={!input.required}
              error={errors[name]?.message}
              readOnly={fixed}
              icon={fixed ? Lock : undefined}
            />
          );
        })}
      </div>
      <TextArea
        {...register('message')}
        id={controlId(formId, 'message')}
        label={de.fields.message}
        optional
        rows={5}
        error={errors.message?.message}
      />
    </>
  );
}
