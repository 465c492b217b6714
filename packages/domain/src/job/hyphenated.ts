import { asObject, firstText } from '../wire/loose';

const TEXTS = ['title', 'company', 'city', 'location'] as const;

/** Texts of a job with soft hyphens in their long words, for display; copied and sent texts have none. */
export type Hyphenated = Readonly<Partial<Record<(typeof TEXTS)[number], string>>>;

/** Reads the texts with soft hyphens; undefined without any. */
export function readHyphenated(value: unknown): Hyphenated | undefined {
  const texts = asObject(value);
  const found = TEXTS.filter((name) => firstText(texts[name]) !== '');
  return found.length === 0 ? undefined : Object.fromEntries(found.map((name) => [name, firstText(texts[name])]));
}

/** Accessible name of a displayed text: without soft hyphens, which speech output reads wrongly; undefined where the text is enough. */
export const spokenName = (shown: string): string | undefined => (shown.includes('\u00ad') ? shown.replaceAll('\u00ad', '') : undefined);
