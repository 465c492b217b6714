const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** What a person sees as the first letter, '' for none; half of a sign would be read differently by server and browser. */
export function firstOf(word: string): string {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}

/**
 * First letters of the first and the last word: 'Maximilian von Hohenfels' → 'MH'. Words without a letter or a digit, such as an
 * emoji in front, count only where there is nothing else. Empty names give '?'.
 */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const named = parts.filter((word) => /[\p{L}\p{N}]/u.test(word)).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''));
  const [first = '?', ...rest] = named.length > 0 ? named : parts;
  return (firstOf(first) + firstOf(rest.at(-1) ?? '')).toLocaleUpperCase('de-DE');
}

/** A number from 0 to count - 1 that stays the same for a name. */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
