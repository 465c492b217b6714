import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { fieldErrorsOf } from './field-errors';

/**
 * Connects a zod/mini schema to react-hook-form. Values stay as typed: the payload trims them, so
 * that the input does not change while typing.
 */
export function schemaResolver<Values extends FieldValues>(schemaFor: (values: Values) => ZodMiniType): Resolver<Values> {
  return (values) => {
    const messages = Object.entries(fieldErrorsOf(schemaFor(values), values));
    if (messages.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of messages) set(errors, path, { type: 'schema', message });
    return { values: {}, errors };
  };
}
