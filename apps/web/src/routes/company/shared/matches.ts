const folded = (text: string): string => text.toLocaleLowerCase('de');

/** Whether what is searched for stands in one of the texts, in any case and without the spaces around it; an empty search finds everything. */
export function matches(search: string, texts: readonly string[]): boolean {
  const wanted = folded(search.trim());
  return wanted === '' || texts.some((text) => folded(text).includes(wanted));
}
