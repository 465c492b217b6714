/** Signs that are part of a name, written out before every other sign parts words. The migration 020 has the same list. */
const NAMES: readonly (readonly [string, string])[] = [
  ['c++', 'cplusplus'],
  ['c#', 'csharp'],
  ['.net', 'dotnet'],
];

/**
 * A text in the one spelling in which words are compared: lower case, without accents, and the two-letter spellings of umlauts as the
 * vowel alone, so that 'Köln', 'Koeln' and 'Koln' are one word, and so are 'Arzt' and the start of 'Ärztin'. The database folds what it
 * stores in the same way (`search_fold` of migration 020).
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

/** The words of a text, folded, in their order. */
export const foldedTokens = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The words by which a text is found: 'E-Commerce' has 'e', 'commerce' and 'ecommerce'. */
export const indexTokensOf = (text: string): readonly string[] => [
  ...new Set([...foldedTokens(text), ...foldedTokens(text.replaceAll('-', ''))]),
];
