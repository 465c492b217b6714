import type { ZodMiniType } from 'zod/mini';

/** Errors by dotted field path: the first message of each field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** All validation errors of a schema, by field path. Empty if the values are valid. */
export function fieldErrorsOf(schema: ZodMiniType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}
