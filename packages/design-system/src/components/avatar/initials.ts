/** First letters of the first and the last word: 'Maximilian von Hohenfels' → 'MH'. Empty names give '?'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.at(0) ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : '';
  return (first + last).toLocaleUpperCase('de-DE');
}

/** A number from 0 to count - 1 that stays the same for a name. */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
