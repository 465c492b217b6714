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
