import { isVague, offersFor, partsOf } from './compounds';
import { ASIDE, LEVELS } from './forms';
import { isAnyField, isTerm, kinOf, neighboursOf, type Term } from './lexicon';
import { all, any, distinct, isNothing, oneOf, type Match, type Vocabulary } from './match';
import { depthOf, Near, WIDEST, type Unit } from './units';

/** Depths of a search for similar jobs: each step is a separate search, so there are fewer than for exact matches. */
const OFFERED = [0, 2, 3, 5] as const;

/** Maximum number of words with only a similar spelling. */
const MOST_ALIKE = 5;
/** Maximum number of looked-up words of a text. */
const MOST_WORDS = 6;

const isAside = (match: Match): boolean =>
  'tokens' in match ? match.tokens.every((word) => word.startsWith(ASIDE)) : ('all' in match ? match.all : match.any).every(isAside);

/** Each step including the previous ones. */
function widening(steps: readonly Match[]): readonly Match[] {
  const levels: Match[] = [];
  for (const step of steps) levels.push(any([levels.at(-1) ?? oneOf([]), step]));
  return distinct(levels);
}

const found = (matches: readonly Match[]): readonly Match[] => matches.filter((match) => !isNothing(match));

type Around = (tokens: readonly string[]) => readonly Term[];

/** Words of jobs near the terms around some units, and near further words. */
const lookUp = async (units: readonly Unit[], around: Around, further: readonly string[], vocabulary: Vocabulary): Promise<Near> =>
  new Near(await vocabulary.near([...units.flatMap(({ tokens }) => around(tokens)).flatMap((term) => term.tokens), ...further]));

/** The occupation in a text that may also name a place and a way of working. */
function subjectOf(units: readonly Unit[], own: (unit: Unit) => Match, isName: Vocabulary['isName']): readonly Unit[] {
  const works = units.filter(({ tokens }) => isTerm(tokens) || !tokens.every((token) => isName(token) || /^\d+$/.test(token)));
  const named = works.filter((unit) => isNothing(own(unit)) || !isAside(own(unit)));
  const fields = named.filter(({ tokens }) => !isAnyField(tokens));
  const known = fields.filter(({ tokens }) => isTerm(tokens));
  // The managed thing is more specific than the manager, and a word of the lexicon more than an unknown one: 'Fußpflegerin mobil'.
  const [subject = units] = [known.filter(({ tokens }) => !tokens.every(isVague)), known, fields, named].filter((some) => some.length > 0);
  return subject;
}

/** Lines of the lexicon near that of a term have nearly the same meaning; more distant ones are no match, although of the same field. */
const CLOSE = 4;
const neighbours: Around = (tokens) => neighboursOf(tokens, CLOSE);

/** A way of working has unrelated synonyms: for 'Quereinsteiger' they would lead to part-time work. */
const kin: Around = (tokens) => (isAnyField(tokens) ? [] : kinOf(tokens));

/**
 * Similar jobs when there is no exact match: jobs with all known words, then those that only name the
 * occupation, its synonyms, and the kind and subject of a compound; without any, the neighbours of an occupation, then jobs
 * with one of the other words, at last words with only a similar spelling.
 */
export async function nearestOf(units: readonly Unit[], near: Near, vocabulary: Vocabulary): Promise<readonly Match[]> {
  const parts = units.flatMap(({ tokens }) => tokens.flatMap(partsOf));
  const more = await lookUp(units, kin, parts, vocabulary);
  const own = (unit: Unit): Match => near.unit(unit, WIDEST);
  const subject = subjectOf(units, own, vocabulary.isName);
  const ofSubject = (each: (unit: Unit) => Match): Match => any(subject.map(each));
  const around = (terms: Around, among: Near): Match =>
    ofSubject(({ tokens }) => any(terms(tokens).map((term) => among.term(term, LEVELS.compound))));
  const taken = new Map(units.map((unit) => [unit, unit.tokens.map((token) => offersFor(token, more))]));
  const compound = (step: 0 | 1 | 2) => (unit: Unit) => any((taken.get(unit) ?? []).map((steps) => steps[step]));
  const kinds = (unit: Unit): Match =>
    any([own(unit), ...unit.tokens.map((token) => near.upTo(token, LEVELS.compound)), compound(1)(unit)]);
  // A town alone is no match, although titles may name it.
  const offered = [units, subject]
    .map((some) => some.filter((unit) => !isNothing(own(unit))))
    .filter((some) => some.some((unit) => subject.includes(unit)));
  const offers = widening([
    ...offered
      .flatMap((some) => OFFERED.map((depth) => all(some.map((unit) => near.unit(unit, depthOf(unit, some, depth))))))
      .filter((match) => !isAside(match)),
    // The words of one before the synonyms of another: 'Küche' is more specific for 'Krankenhaus Küche' than 'Pflegefachkraft'.
    ofSubject((unit) => near.unit(unit, LEVELS.related)),
    ofSubject(own),
    ofSubject(compound(0)),
    ofSubject(compound(1)),
    around(kin, more),
    ...[units, subject].map((some) => all(found(some.map(kinds)))).filter((match) => !isAside(match)),
    ofSubject(kinds),
    ofSubject(compound(2)),
  ]);
  if (offers.length > 0) return offers;
  const others = widening([
    around(neighbours, await lookUp(subject, neighbours, [], vocabulary)),
    any(units.map(own).filter((match) => !isAside(match))),
    any(units.map(own)),
  ]);
  if (others.length > 0) return others;
  const alike = await vocabulary.alike(units.flatMap(({ tokens }) => tokens).slice(0, MOST_WORDS));
  return distinct([oneOf(alike.flatMap((list) => list.slice(0, MOST_ALIKE)))]);
}
