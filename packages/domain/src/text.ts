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

function found(text: string, search: string): boolean {
  return (
    withoutAccents(text).includes(withoutAccents(search)) || withoutAccents(spelledOut(text)).includes(withoutAccents(spelledOut(search)))
  );
}

/**
 * Whether a text contains a search term, in any case: 'München' is found by 'Mün', 'mun' and 'muen'. Spaces around the term do not
 * count; an empty term is in every text.
 * @param texts - one text, or several of which one has to contain the term
 */
export function matchesText(texts: string | readonly string[], search: string): boolean {
  const wanted = search.trim();
  return wanted === '' || [texts].flat().some((text) => found(text, wanted));
}

/** Whether HTML holds any text: an empty editor still has its paragraph. */
export const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
