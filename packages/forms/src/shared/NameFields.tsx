import { TextField } from '@stellwerk/design-system';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { de } from '../i18n/de';

interface NameFieldsProps {
  /**
   * The form registers both itself, because the first invalid field in registration order gets the
   * focus.
   */
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  /** Error of a field, '' without one. */
  errorOf: (name: 'firstName' | 'lastName') => string;
}

/** First and last name, both required; the parent lays them out. */
export function NameFields({ first, last, errorOf }: NameFieldsProps) {
  return (
    <>
      <TextField {...first} autoComplete="given-name" label={de.fields.firstName} required error={errorOf('firstName')} />
      <TextField {...last} autoComplete="family-name" label={de.fields.lastName} required error={errorOf('lastName')} />
    </>
  );
}
