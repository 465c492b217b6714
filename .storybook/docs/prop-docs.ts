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

/** Moves the default of a prop into its own column, and replaces the word 'union' by the allowed values. */
export function readableProps(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { text, value } = splitDefault(argType.description ?? '');
      const choices = choicesOf(argType);
      const table = {
        ...argType.table,
        ...(value !== undefined && { defaultValue: { summary: value } }),
        ...(choices !== undefined && { type: { summary: choices } }),
      };
      return [name, { ...argType, description: text, table }];
    }),
  );
}
