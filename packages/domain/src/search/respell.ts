import { distance } from '../distance';
import { ASIDE } from './forms';
import { isTerm, lexiconTokens } from './lexicon';
import { withHead } from './compounds';
import type { Vocabulary } from './match';

/** Number of mistakes that are corrected at once, and of those that are corrected in an otherwise unknown word, by its length. */
const FEW = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);
const MANY = (word: string): number => (word.length < 8 ? FEW(word) : word.length < 12 ? 2 : 3);

/** A different first letter is rarely a mistake, and in a short word it makes another word: 'Ganzer' is no 'Tänzer'. */
const OTHER_BEGINNING = 0.5;
const SHORT = 7;
const otherBeginning = (token: string): number => (token.length > SHORT ? OTHER_BEGINNING : Infinity);

/** The word with the fewest mistakes. */
function meantBy(token: string, candidates: readonly string[], most: number): string | null {
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of candidates) {
    const mistakes = distance(token, candidate, most) + (candidate[0] === token[0] ? 0 : otherBeginning(token));
    if (mistakes < least) [best, least] = [candidate, mistakes];
  }
  return best;
}

/** A word with a known head may be a compound that no job contains: more than one mistake in it is none. */
const FEW_IN_COMPOUND = 1;
/** Maximum number of corrected words of a text: with more it is no search. */
const MOST_MENDED = 6;

function mend(token: string, alike: readonly string[], isCompound: boolean): string {
  const candidates = [...lexiconTokens().keys(), ...alike.map((word) => word.replace(ASIDE, ''))];
  if (isCompound) return meantBy(token, candidates, Math.min(FEW(token), FEW_IN_COMPOUND)) ?? token;
  return meantBy(token, candidates, FEW(token)) ?? meantBy(token, candidates, MANY(token)) ?? token;
}

/**
 * The words of a query with their mistakes corrected; null without a mistake.
 * @param lost the words without matches
 */
export async function respelt(
  tokens: readonly string[],
  lost: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Promise<readonly string[] | null> {
  // A word of the lexicon (in any form: 'Logopädin' for 'Logopäde') and a name are spelled correctly, even without matches; a number is no
  // word.
  const isRight = (token: string): boolean => lexiconTokens().has(token) || isTerm([token]) || vocabulary.isName(token) || /\d/.test(token);
  const wrong = tokens.filter((token) => lost.has(token) && !isRight(token)).slice(0, MOST_MENDED);
  if (wrong.length === 0) return null;
  const [alike, compounds] = await Promise.all([vocabulary.alike(wrong), withHead(wrong, vocabulary)]);
  const mended = new Map(wrong.map((token, index) => [token, mend(token, alike[index] ?? [], compounds.has(token))]));
  return wrong.every((token) => mended.get(token) === token) ? null : tokens.map((token) => mended.get(token) ?? token);
}
