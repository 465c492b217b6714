import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { fieldErrorsOf } from './field-errors';

/**
 * Connects a zod/mini schema to react-hook-form. Values stay as typed: trimming is the business of the payload,
 * so that nothing moves under the person's hands.
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
