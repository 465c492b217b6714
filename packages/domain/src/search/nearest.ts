import { ASIDE, LEVELS } from './forms';
import { neighboursOf } from './lexicon';
import { all, any, distinct, isNothing, oneOf, type Match } from './match';
import { Near, WIDEST, type Unit } from './units';
import type { Vocabulary } from './vocabulary';

/** The shortest end of a compound that says what it is. */
const SHORTEST_HEAD = 4;
/** So many words that are only spelled alike are offered. */
const MOST_ALIKE = 5;

const isAside = (match: Match): boolean =>
  'tokens' in match ? match.tokens.every((word) => word.startsWith(ASIDE)) : ('all' in match ? match.all : match.any).every(isAside);

/** Ends of a compound, the longest first: 'lohnbuchhaltung' ends in 'buchhaltung'. */
const headsOf = (token: string): readonly string[] =>
  Array.from({ length: Math.max(0, token.length - SHORTEST_HEAD) }, (_, index) => token.slice(index + 1));

/** Words that end as a compound does. */
function headMatch(token: string, near: Near): Match {
  const found = headsOf(token).map((head) => near.upTo(head, head.length > SHORTEST_HEAD + 1 ? LEVELS.related : LEVELS.same));
  return found.find((match) => !isNothing(match)) ?? oneOf([]);
}

/** Whether the end of a compound is the word of a posting. */
export const hasHead = async (token: string, vocabulary: Vocabulary): Promise<boolean> => {
  const heads = headsOf(token);
  return heads.length > 0 && !isNothing(headMatch(token, new Near(await vocabulary.near(heads))));
};

/**
 * What is offered when nothing has all that is asked for: postings with most of it, with what a compound is a kind of, with the neighbours
 * of an occupation, at last with words that are only spelled alike.
 */
export async function nearestOf(units: readonly Unit[], near: Near, vocabulary: Vocabulary): Promise<readonly Match[]> {
  const neighbours = units.map(({ tokens }) => neighboursOf(tokens));
  const more = new Near(
    await vocabulary.near([...neighbours.flat().flatMap((term) => term.tokens), ...units.flatMap(({ tokens }) => tokens.flatMap(headsOf))]),
  );
  const own = units.map((unit) => near.unit(unit, WIDEST));
  const kinds = units.map((unit, index) =>
    any([
      own[index] ?? oneOf([]),
      ...unit.tokens.map((token) => near.upTo(token, LEVELS.compound)),
      ...unit.tokens.map((token) => headMatch(token, more)),
    ]),
  );
  const around = units.map((_, index) =>
    any([kinds[index] ?? oneOf([]), ...(neighbours[index] ?? []).map((term) => more.term(term, LEVELS.compound))]),
  );
  const levels = [kinds, around].flatMap((each) => [all(each), any(each.filter((match) => !isAside(match))), any(each)]);
  const found = distinct(levels);
  if (found.length > 0) return found;
  const alike = await Promise.all(units.flatMap(({ tokens }) => tokens.map((token) => vocabulary.alike(token))));
  return distinct([oneOf(alike.flatMap((list) => list.slice(0, MOST_ALIKE)))]);
}
