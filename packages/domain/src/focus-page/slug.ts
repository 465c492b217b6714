/** Maximum length of a slug derived from a title. */
const LONGEST = 80;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The slug of a title, with umlauts written out: 'Größe & Süd' is 'groesse-sued'; '' without letters. */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
}

/** The slug itself if it is free, else the first free one with a number: 'ausbildung', 'ausbildung-2'. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
