import { asObject, firstText } from '../wire/loose';

const TEXTS = ['title', 'company', 'city', 'location'] as const;

/** Texts of a job with soft hyphens in their long words, for what is shown; copied and sent texts are without them. */
export type Hyphenated = Readonly<Partial<Record<(typeof TEXTS)[number], string>>>;

/** Reads the texts that have soft hyphens; undefined when none has. */
export function readHyphenated(value: unknown): Hyphenated | undefined {
  const texts = asObject(value);
  const found = TEXTS.filter((name) => firstText(texts[name]) !== '');
  return found.length === 0 ? undefined : Object.fromEntries(found.map((name) => [name, firstText(texts[name])]));
}

/** The name of what shows a text: the text without soft hyphens, on which speech stumbles; undefined where the text names it as it is. */
export const spokenName = (shown: string): string | undefined => (shown.includes('\u00ad') ? shown.replaceAll('\u00ad', '') : undefined);
