/** How a component is meant to be used; shown on its page of documentation (German, as all that is read there). */
export interface Guidance {
  /** When it is right. */
  readonly when: readonly string[];
  /** When something else is better, and what. */
  readonly whenNot: readonly string[];
  /** What it keeps for everyone, and what is left to whoever uses it. */
  readonly accessibility: readonly string[];
  /** Keys and what they do; empty for what takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
}

/** The parameters of a story file with its guidance: `parameters: guide({ … })`. */
export const guide = (guidance: Guidance): { guidance: Guidance } => ({ guidance });

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The guidance among the parameters of an entry, if it has any. */
export function guidanceOf({ guidance }: Record<string, unknown>): Guidance | undefined {
  if (typeof guidance !== 'object' || guidance === null) return undefined;
  const { when, whenNot, accessibility, keyboard } = { when: [], whenNot: [], accessibility: [], keyboard: [], ...guidance };
  const rows: readonly unknown[] = Array.isArray(keyboard) ? keyboard : [];
  if (!isTexts(when) || !isTexts(whenNot) || !isTexts(accessibility)) return undefined;
  return {
    when,
    whenNot,
    accessibility,
    keyboard: rows.filter(isTexts).map(([keys = '', effect = '']) => [keys, effect] as const),
  };
}
