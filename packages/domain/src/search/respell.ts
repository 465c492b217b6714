import { distance } from './distance';
import { ASIDE } from './forms';
import { lexiconTokens } from './lexicon';
import { hasHead } from './nearest';
import type { Vocabulary } from './vocabulary';

/** Mistakes that are mended at once, and those that are mended when nothing else is known of a word, by its length. */
const FEW = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
const MANY = (word: string): number => (word.length < 6 ? 0 : word.length < 10 ? 2 : 3);

/** The word with the fewest mistakes; another first letter is a rare one. */
function meantBy(token: string, candidates: readonly string[], most: number): string | null {
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of candidates) {
    const mistakes = distance(token, candidate, most) + (candidate[0] === token[0] ? 0 : 0.5);
    if (mistakes < least) [best, least] = [candidate, mistakes];
  }
  return best;
}

async function mend(token: string, vocabulary: Vocabulary): Promise<string> {
  const known = lexiconTokens();
  // A word of the lexicon and a name are spelled right, though nobody may offer them; a number is no word.
  if (known.has(token) || vocabulary.isName(token) || /\d/.test(token)) return token;
  const candidates = [...known.keys(), ...(await vocabulary.alike(token)).map((word) => word.replace(ASIDE, ''))];
  const meant = meantBy(token, candidates, FEW(token));
  if (meant !== null) return meant;
  return (await hasHead(token, vocabulary)) ? token : (meantBy(token, candidates, MANY(token)) ?? token);
}

/**
 * The words of a query with their mistakes mended; null when there is nothing to mend.
 * @param lost the words that nothing has
 */
export async function respelt(
  tokens: readonly string[],
  lost: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Promise<readonly string[] | null> {
  const mended = await Promise.all(tokens.map((token) => (lost.has(token) ? mend(token, vocabulary) : token)));
  return mended.every((word, index) => word === tokens[index]) ? null : mended;
}
