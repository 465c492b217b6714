/** Name of a field in a form with flat values. */
export type FieldOf<Values extends object> = Extract<keyof Values, string>;

/** Merge result of two edited versions. */
export interface MergedVersions<Values extends object> {
  /** Merged values: the person's own version plus fields that only the other person has changed. */
  readonly values: Values;
  /** Fields that only the other person has changed. */
  readonly taken: readonly FieldOf<Values>[];
  /**
   * Fields that both have changed to different values: the person's own value stays until the
   * conflict is resolved.
   */
  readonly conflicts: readonly FieldOf<Values>[];
}

const partsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

/** Whether two field values are equal; a missing property equals an empty one. */
export function sameValue(one: unknown, other: unknown): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left === null || right === null) return one === other;
  const sameKind = Array.isArray(one) === Array.isArray(other);
  return sameKind && [...left.keys(), ...right.keys()].every((key) => (left.get(key) ?? '') === (right.get(key) ?? ''));
}

/**
 * Three-way merge of two versions with a common base (decision 0041).
 * @param base the common version
 * @param own the person's current values
 * @param stored the version saved by the other person
 */
export function mergeVersions<Values extends object>(base: Values, own: Values, stored: Values): MergedVersions<Values> {
  const fields = Object.keys(base).filter((name): name is FieldOf<Values> => name in base);
  const theirs = fields.filter((name) => !sameValue(stored[name], base[name]) && !sameValue(stored[name], own[name]));
  const taken = theirs.filter((name) => sameValue(own[name], base[name]));
  const conflicts = theirs.filter((name) => !sameValue(own[name], base[name]));
  const values = { ...own, ...Object.fromEntries(taken.map((name) => [name, stored[name]])) };
  return { values, taken, conflicts };
}
