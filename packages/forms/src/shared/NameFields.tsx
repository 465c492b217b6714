import { TextField } from '@stellwerk/design-system';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { de } from '../i18n/de';

interface NameFieldsProps {
  /** Both are registered by the form itself: the focus goes to the first wrong field in the order of registration. */
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  /** Message at a field, '' when there is none. */
  errorOf: (name: 'firstName' | 'lastName') => string;
}

/** First and last name, both required; the form around them decides how they are arranged. */
export function NameFields({ first, last, errorOf }: NameFieldsProps) {
  return (
    <>
      <TextField {...first} autoComplete="given-name" label={de.fields.firstName} required error={errorOf('firstName')} />
      <TextField {...last} autoComplete="family-name" label={de.fields.lastName} required error={errorOf('lastName')} />
    </>
  );
}
