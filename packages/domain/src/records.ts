/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value>;
export function recordOf(names: readonly string[], valueOf: (name: string) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Names of a list whose facts have these values: `NamesWith<typeof JOB_FIELDS, { saved: 'form' }>`. */
export type NamesWith<List, Facts> = { [Name in keyof List]: List[Name] extends Facts ? Name : never }[keyof List];

/** The names of a literal, in its order. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): readonly Name[];
export function namesOf(record: object): readonly string[] {
  return Object.keys(record);
}
