/** Whole number with German thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('de-DE');
}

/** '1 Bewerbung', '3 Bewerbungen'. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
