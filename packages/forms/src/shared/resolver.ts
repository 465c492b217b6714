import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** What is wrong, by dotted field path: the first message of each field. */
export type Faults = Readonly<Record<string, string>>;

/** Every failing rule of a schema at once, by field path. Empty when all is well. */
export function faultsOf(schema: ZodMiniType, values: unknown): Faults {
  const result = schema.safeParse(values);
  const faults: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) faults[issue.path.join('.')] ??= issue.message;
  return faults;
}

/**
 * Connects a zod/mini schema to react-hook-form. Values stay as typed: trimming is the business of the payload,
 * so that nothing moves under the person's hands.
 */
export function schemaResolver<Values extends FieldValues>(schema: ZodMiniType): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(faultsOf(schema, values));
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of faults) set(errors, path, { type: 'schema', message });
    return { values: {}, errors };
  };
}
