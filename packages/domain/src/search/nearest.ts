import { ASIDE, LEVELS } from './forms';
import { isAnyField, kinOf, neighboursOf, type Term } from './lexicon';
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

/** Each step with what the ones before it find. */
function widening(steps: readonly Match[]): readonly Match[] {
  const levels: Match[] = [];
  for (const step of steps) levels.push(any([levels.at(-1) ?? oneOf([]), step]));
  return distinct(levels);
}

const found = (matches: readonly Match[]): readonly Match[] => matches.filter((match) => !isNothing(match));

/** Everything that may be near the units, besides what was looked up for them. */
async function lookUp(units: readonly Unit[], vocabulary: Vocabulary): Promise<Near> {
  const terms = units.flatMap(({ tokens }) => [...kinOf(tokens), ...neighboursOf(tokens)]);
  return new Near(
    await vocabulary.near([...terms.flatMap((term) => term.tokens), ...units.flatMap(({ tokens }) => tokens.flatMap(headsOf))]),
  );
}

/** What somebody wants to work as, in a text that may also say where and how. */
function subjectOf(units: readonly Unit[], own: (unit: Unit) => Match): readonly Unit[] {
  const named = units.filter((unit) => isNothing(own(unit)) || !isAside(own(unit)));
  const [subject = units] = [named.filter(({ tokens }) => !isAnyField(tokens)), named].filter((some) => some.length > 0);
  return subject;
}

/**
 * What is offered when nothing has all that is asked for: postings with all words that any posting has, then those that name the
 * occupation alone, its kin, and what a compound is a kind of; where there is none, the neighbours of an occupation, then those with one
 * of the other words, at last words that are only spelled alike.
 */
export async function nearestOf(units: readonly Unit[], near: Near, vocabulary: Vocabulary): Promise<readonly Match[]> {
  const more = await lookUp(units, vocabulary);
  const own = (unit: Unit): Match => near.unit(unit, WIDEST);
  const kinds = (unit: Unit): Match =>
    any([
      own(unit),
      ...unit.tokens.map((token) => near.upTo(token, LEVELS.compound)),
      ...unit.tokens.map((token) => headMatch(token, more)),
    ]);
  const around = (terms: (tokens: readonly string[]) => readonly Term[]) => (unit: Unit) =>
    any(terms(unit.tokens).map((term) => more.term(term, LEVELS.compound)));
  const subject = subjectOf(units, own);
  const offers = widening([
    ...[units, subject].map((some) => all(found(some.map(own)))).filter((match) => !isAside(match)),
    ...[own, around(kinOf)].map((each) => any(subject.map(each))),
    ...[units, subject].map((some) => all(found(some.map(kinds)))).filter((match) => !isAside(match)),
    any(subject.map(kinds)),
  ]);
  if (offers.length > 0) return offers;
  const others = widening([
    any(subject.map(around(neighboursOf))),
    any(units.map(own).filter((match) => !isAside(match))),
    any(units.map(own)),
  ]);
  if (others.length > 0) return others;
  const alike = await Promise.all(units.flatMap(({ tokens }) => tokens.map((token) => vocabulary.alike(token))));
  return distinct([oneOf(alike.flatMap((list) => list.slice(0, MOST_ALIKE)))]);
}
