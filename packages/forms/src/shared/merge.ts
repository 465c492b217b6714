/** Name of a field of a form whose values are one flat object. */
export type FieldOf<Values extends object> = Extract<keyof Values, string>;

/** What became of values that two people have changed. */
export interface MergedVersions<Values extends object> {
  /** What the form goes on with: everything of the own version, and what only the other person has changed. */
  readonly values: Values;
  /** Fields that only the other person has changed. */
  readonly taken: readonly FieldOf<Values>[];
  /** Fields that both have changed, to something else: the own version stays until its author decides. */
  readonly conflicts: readonly FieldOf<Values>[];
}

const partsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

/** Whether two values of a field say the same; a fact that is missing in one of them is an empty one. */
export function sameValue(one: unknown, other: unknown): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left === null || right === null) return one === other;
  const sameKind = Array.isArray(one) === Array.isArray(other);
  return sameKind && [...left.keys(), ...right.keys()].every((key) => (left.get(key) ?? '') === (right.get(key) ?? ''));
}

/**
 * Brings together two versions of the same thing that began as one (decision 0041).
 * @param base what both have seen
 * @param own what is typed
 * @param stored what the other person has saved meanwhile
 */
export function mergeVersions<Values extends object>(base: Values, own: Values, stored: Values): MergedVersions<Values> {
  const fields = Object.keys(base).filter((name): name is FieldOf<Values> => name in base);
  const theirs = fields.filter((name) => !sameValue(stored[name], base[name]) && !sameValue(stored[name], own[name]));
  const taken = theirs.filter((name) => sameValue(own[name], base[name]));
  const conflicts = theirs.filter((name) => !sameValue(own[name], base[name]));
  const values = { ...own, ...Object.fromEntries(taken.map((name) => [name, stored[name]])) };
  return { values, taken, conflicts };
}
