const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * The first user-perceived character, '' for none; half a surrogate pair would differ between
 * server and browser.
 */
export function firstOf(word: string): string {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}

/**
 * First letters of the first and the last word: 'Maximilian von Hohenfels' → 'MH'. Words without a
 * letter or a digit, such as a leading emoji, count only if there are no others. Empty names give
 * '?'.
 */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const named = parts.filter((word) => /[\p{L}\p{N}]/u.test(word)).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''));
  const [first = '?', ...rest] = named.length > 0 ? named : parts;
  return (firstOf(first) + firstOf(rest.at(-1) ?? '')).toLocaleUpperCase('de-DE');
}

/** A number from 0 to count - 1, always the same for a name. */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
