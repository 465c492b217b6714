/** Signs that are part of a name, replaced by words before all other signs separate words. Migration 020 has the same list. */
const NAMES: readonly (readonly [string, string])[] = [
  ['c++', 'cplusplus'],
  ['c#', 'csharp'],
  ['.net', 'dotnet'],
];

/**
 * A text in the normalised spelling for comparisons: lower case, without accents, and the two-letter spellings of umlauts as the
 * vowel alone, so that 'Köln', 'Koeln' and 'Koln' are one word, and so are 'Arzt' and the start of 'Ärztin'. The database folds
 * stored texts in the same way (`search_fold` of migration 020).
 */
export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  // 'ue' is no umlaut in 'Bauer', 'Steuer' and 'Quereinstieg'.
  return NAMES.reduce((folded, [name, written]) => folded.replaceAll(name, written), plain)
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(?<![aeq])ue/g, 'u');
}

/** The words of a text, folded, in order. */
export const foldedTokens = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The index words of a text: 'E-Commerce' has 'e', 'commerce' and 'ecommerce'. */
export const indexTokensOf = (text: string): readonly string[] => [
  ...new Set([...foldedTokens(text), ...foldedTokens(text.replaceAll('-', ''))]),
];
