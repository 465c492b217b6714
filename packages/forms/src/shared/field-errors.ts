import type { ZodMiniType } from 'zod/mini';

/** What is wrong, by dotted field path: the first message of each field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Every failing rule of a schema at once, by field path. Empty when all is well. */
export function fieldErrorsOf(schema: ZodMiniType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}
