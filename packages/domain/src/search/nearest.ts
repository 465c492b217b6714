import { isVague, offersFor, partsOf } from './compounds';
import { ASIDE, LEVELS } from './forms';
import { isAnyField, isTerm, kinOf, neighboursOf, type Term } from './lexicon';
import { all, any, distinct, isNothing, oneOf, type Match, type Vocabulary } from './match';
import { depthOf, Near, WIDEST, type Unit } from './units';

/** How far an offer goes: each step is a search of its own, so there are fewer than for what was asked. */
const OFFERED = [0, 2, 3, 5] as const;

/** So many words that are only spelled alike are offered. */
const MOST_ALIKE = 5;
/** Of so many words of a text at most. */
const MOST_WORDS = 6;

const isAside = (match: Match): boolean =>
  'tokens' in match ? match.tokens.every((word) => word.startsWith(ASIDE)) : ('all' in match ? match.all : match.any).every(isAside);

/** Each step with what the ones before it find. */
function widening(steps: readonly Match[]): readonly Match[] {
  const levels: Match[] = [];
  for (const step of steps) levels.push(any([levels.at(-1) ?? oneOf([]), step]));
  return distinct(levels);
}

const found = (matches: readonly Match[]): readonly Match[] => matches.filter((match) => !isNothing(match));

type Around = (tokens: readonly string[]) => readonly Term[];

/** Words of postings that are near the terms around some units, and near further words. */
const lookUp = async (units: readonly Unit[], around: Around, further: readonly string[], vocabulary: Vocabulary): Promise<Near> =>
  new Near(await vocabulary.near([...units.flatMap(({ tokens }) => around(tokens)).flatMap((term) => term.tokens), ...further]));

/** What somebody wants to work as, in a text that may also say where and how. */
function subjectOf(units: readonly Unit[], own: (unit: Unit) => Match, isName: Vocabulary['isName']): readonly Unit[] {
  const works = units.filter(({ tokens }) => isTerm(tokens) || !tokens.every((token) => isName(token) || /^\d+$/.test(token)));
  const named = works.filter((unit) => isNothing(own(unit)) || !isAside(own(unit)));
  const fields = named.filter(({ tokens }) => !isAnyField(tokens));
  const known = fields.filter(({ tokens }) => isTerm(tokens));
  // What is managed says more than that somebody manages it, and what the lexicon knows more than what it does not: 'Fußpflegerin mobil'.
  const [subject = units] = [known.filter(({ tokens }) => !tokens.every(isVague)), known, fields, named].filter((some) => some.length > 0);
  return subject;
}

/** Lines of the lexicon around that of a term are about nearly the same; those farther away are no answer, though of the same field. */
const CLOSE = 4;
const neighbours: Around = (tokens) => neighboursOf(tokens, CLOSE);

/** How somebody works has kin of many kinds: what is called like that of 'Quereinsteiger' is part-time work. */
const kin: Around = (tokens) => (isAnyField(tokens) ? [] : kinOf(tokens));

/**
 * What is offered when nothing has all that is asked for: postings with all words that any posting has, then those that name the
 * occupation alone, its kin, and what a compound is a kind of and about; where there is none, the neighbours of an occupation, then those
 * with one of the other words, at last words that are only spelled alike.
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
  // A town alone is no answer, though titles may name it.
  const offered = [units, subject]
    .map((some) => some.filter((unit) => !isNothing(own(unit))))
    .filter((some) => some.some((unit) => subject.includes(unit)));
  const offers = widening([
    ...offered
      .flatMap((some) => OFFERED.map((depth) => all(some.map((unit) => near.unit(unit, depthOf(unit, some, depth))))))
      .filter((match) => !isAside(match)),
    // The words of one before the other names of another: 'Küche' says more of 'Krankenhaus Küche' than 'Pflegefachkraft'.
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
