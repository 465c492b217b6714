const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case without accents: 'München' becomes 'munchen', 'Gießen' 'giessen'. */
const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/** Lower case with umlauts written as two letters: 'München' becomes 'muenchen'. */
const spelledOut = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter);

const OTHER_LETTERS = /[^\0-\x7f]/;

/**
 * Both spellings of a text for a search: a term matches when one of its spellings is in the same one of the text.
 * Most texts have only one, and thousands of them are folded for each key.
 */
export function spellingsOf(text: string): readonly [string, string?] {
  if (!OTHER_LETTERS.test(text)) return [text.toLowerCase()];
  return [withoutAccents(text), withoutAccents(spelledOut(text))];
}

/**
 * Whether texts contain a search term, in any letter case: 'München' is found by 'Mün', 'mun' and 'muen'. Spaces around the term are
 * ignored;
 * an empty term matches every text.
 * @returns checks whether one of several texts contains the term
 */
export function textMatcher(search: string): (texts: readonly string[]) => boolean {
  const wanted = search.trim();
  if (wanted === '') return () => true;
  const [plain, spelled = plain] = spellingsOf(wanted);
  return (texts) =>
    texts.some((text) => {
      const [one, other = one] = spellingsOf(text);
      return one.includes(plain) || other.includes(spelled);
    });
}

/**
 * Whether a text contains a search term, like `textMatcher`.
 * @param texts - one text, or several of which one has to contain the term
 */
export function matchesText(texts: string | readonly string[], search: string): boolean {
  return textMatcher(search)([texts].flat());
}

/** Whether HTML contains any text: an empty editor still has its paragraph. */
export function hasText(html: string): boolean {
  // After the last end of a tag there is none, and searching one from each mark would take quadratic time.
  const end = html.lastIndexOf('>') + 1;
  const text = html.slice(0, end).replace(/<[^>]*>/g, '') + html.slice(end);
  return text.replace(/&nbsp;/g, '').trim() !== '';
}

/** Longest texts that people and companies send, in characters (O23). */
export const TEXT_LIMITS = { name: 100, email: 254, message: 5000, url: 500 } as const;
