/** A name in comparable form: 'Köln', 'koeln' and 'KÖLN' are one, as are 'St. Pölten' and 'Sankt Pölten'. */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst\b/g, 'sankt')
    .trim();
}
