/** Up to two initials of a name, upper-case. */
export function initials(...names: string[]): string {
  const parts = names
    .join(' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = parts[0]?.charAt(0) ?? '';
  const last = parts.length > 1 ? (parts.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}
