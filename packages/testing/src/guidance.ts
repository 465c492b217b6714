/**
 * Usage guidance of a component; shown on its documentation page, in German like the whole page.
 */
export interface Guidance {
  /** When to use the component. */
  readonly when: readonly string[];
  /** When to use something else, and which component. */
  readonly whenNot: readonly string[];
  /** Accessibility that the component provides, and the part left to its user. */
  readonly accessibility: readonly string[];
  /** Keys and their effects; empty for components without focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
}

/** Story parameters with the guidance of a component: `parameters: guide({ … })`. */
export const guide = (guidance: Guidance): { guidance: Guidance } => ({ guidance });

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Guidance among the parameters of a story file, if any. */
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
