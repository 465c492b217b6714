import type { StrictArgTypes } from 'storybook/internal/types';

/** Text and value of a docstring like `48 or 40 px high. @default 'md'`. */
export function splitDefault(description: string): { text: string; value: string | undefined } {
  const found = /^(?<text>.*?)\s*@default\s+(?<value>.+)$/s.exec(description);
  return { text: found?.groups?.text ?? description, value: found?.groups?.value?.trim() };
}

/** The allowed values of a prop whose type is a union of strings. */
function choicesOf({ type }: StrictArgTypes[string]): string | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.name === 'enum') return type.value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' | ');
  return type.name === 'union' ? type.raw : undefined;
}

/** Types that say nothing to a reader: the parser of Storybook knows no better ones. */
const wordless = new Set(['unknown', 'Partial', 'signature', 'other']);

/** Whether a value contains a React element, whose inner fields a control would print. */
function hasElement(value: unknown, depth = 3): boolean {
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return '$$typeof' in value || Object.values(value).some((one) => hasElement(one, depth - 1));
}

/** Moves the default of a prop into its own column, and replaces the word 'union' by the allowed values; a prop with an element has no control. */
export function readableProps(argTypes: StrictArgTypes, args: Readonly<Record<string, unknown>> = {}): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { text, value } = splitDefault(argType.description ?? '');
      const choices = choicesOf(argType);
      const table = {
        ...argType.table,
        ...(value !== undefined && { defaultValue: { summary: value } }),
        ...(choices !== undefined && { type: { summary: choices } }),
      };
      const type = wordless.has(table.type?.summary ?? '') ? undefined : table.type;
      const control = hasElement(args[name]) ? { control: false as const } : {};
      return [name, { ...argType, ...control, description: text, table: { ...table, type } }];
    }),
  );
}
