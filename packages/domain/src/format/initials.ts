/** The first letter, which may consist of two UTF-16 units. */
const letterOf = (word = ''): string => [...word][0] ?? '';

/** Up to two initials of a name, upper-case. */
export function initials(...names: string[]): string {
  const parts = names
    .join(' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = letterOf(parts[0]);
  const last = parts.length > 1 ? letterOf(parts.at(-1)) : '';
  return (first + last).toUpperCase();
}
