import { LEVELS, stem } from './forms';
import { beginningOf, beginningsOf, isAnyField, isOfField, isTerm, isWhole, lexiconTokens, synonymsOf, type Term } from './lexicon';
import { all, any, isNothing, NOTHING, type Match, type Vocabulary } from './match';
import { Near } from './units';

/** Minimum length of the head of a compound. */
const SHORTEST_HEAD = 4;
/** Frequent endings that are no heads: 'Rufbereitschaft' is no 'Gemeinschaft'. */
const SUFFIX = /^(?:t?schaft|chaft|haft|i?[hk]eit|a?tion)(?:en)?$/;
/** Maximum number of synonyms of a head. */
const MOST_HEAD_TERMS = 6;
/** Length from which a head may occur inside other words, too. */
const LONG_HEAD = 6;

/** Heads of very many occupations: the part before them is more specific. */
const VAGUE =
  /(?:leiter|leitung|meister|helfer|hilfe|kraft|mitarbeiter|arbeiter|assisten[tz]|techniker|technik|manager|management|berater|angestellte|referent|spezialist|experte|fachmann|fachfrau|arbeit|wirtschaft|verwaltung|werk|buro|betrieb|wesen|branche|zentrum|haus|heim|amt|verein)(?:in|innen|en|n|r)?$/;

/** Whether a word is only such a head: 'Manager' is less specific than the managed thing. */
export const isVague = (token: string): boolean => VAGUE.exec(token)?.index === 0;

/** Heads of a compound, the longest first: 'lohnbuchhaltung' ends in 'buchhaltung'. */
const headsOf = (token: string): readonly string[] =>
  Array.from({ length: Math.max(0, token.length - SHORTEST_HEAD) }, (_, index) => token.slice(index + 1));

/** The longest head of a compound that the lexicon knows as an occupation. */
const knownHead = (token: string): string | undefined =>
  headsOf(token).find((end) => end.length > SHORTEST_HEAD && isTerm([end]) && !isAnyField([end]) && !isWhole(end));

/** Synonyms of that head: 'Pflegefachkraft' for 'Schulkrankenschwester'. */
function headTerms(token: string): readonly Term[] {
  const head = knownHead(token);
  return head === undefined ? [] : synonymsOf([head]).slice(0, MOST_HEAD_TERMS);
}

/**
 * Jobs of the wider kind of a compound: named like a head that is a word itself, like its synonyms, or like the
 * longest common head. An occupation of the lexicon is only a kind of one in the same field: a Kindergärtnerin is no
 * gardener.
 */
function kindOf(token: string, near: Near): Match {
  const isKnownItself = isTerm([token]);
  const ends = headsOf(token).filter((head) => stem(head).length >= SHORTEST_HEAD && !SUFFIX.test(head));
  const heads = isKnownItself ? ends.filter((head) => isOfField([head], [token]) && !VAGUE.test(head)) : ends;
  const isWord = (head: string): boolean => lexiconTokens().has(head) || isTerm([head]) || !isNothing(near.upTo(head, LEVELS.same));
  const called = (head: string): readonly Match[] =>
    head === knownHead(token) ? [any(headTerms(token).map((term) => near.term(term, LEVELS.compound)))] : [];
  const found = [
    ...heads
      .filter(isWord)
      .flatMap((head) => [near.upTo(head, head.length < LONG_HEAD ? LEVELS.compound : LEVELS.related), ...called(head)]),
    ...(isKnownItself ? [] : heads.map((head) => near.upTo(head, head.length < LONG_HEAD ? LEVELS.same : LEVELS.related))),
  ];
  return found.find((match) => !isNothing(match)) ?? NOTHING;
}

/** Subject of a compound unknown to the lexicon: the longest prefix that is a word of a job, or begins one. */
function subjectOf(token: string, near: Near): Match {
  const beginnings = beginningsOf(token).filter((word) => word.length > SHORTEST_HEAD);
  const isWord = (word: string): boolean => !isNothing(near.upTo(word, LEVELS.same));
  const begins = (word: string): boolean => word.length >= LONG_HEAD && !isNothing(near.upTo(word, LEVELS.compound));
  const word = beginnings.find(isWord) ?? beginnings.find(begins);
  return word === undefined ? NOTHING : near.upTo(word, LEVELS.compound);
}

/** Parts of a compound to look up. */
export function partsOf(token: string): readonly string[] {
  const beginning = beginningOf(token);
  const terms = [...headTerms(token), ...(beginning === null ? [] : synonymsOf([beginning]))];
  return [
    ...headsOf(token),
    ...beginningsOf(token).filter((word) => word.length > SHORTEST_HEAD),
    ...(beginning === null ? [] : [beginning]),
    ...terms.flatMap((term) => term.tokens),
  ];
}

/**
 * Matches for a compound, the nearest first: jobs named like its head ('Bäcker' for 'Klosterbäcker') and those of
 * its first term ('Radiologie' for 'Röntgenassistentin'). With the head of very many occupations the first term comes first.
 * @param near result of looking up its parts
 */
export function offersFor(token: string, near: Near): readonly [Match, Match, Match] {
  const beginning = beginningOf(token);
  const terms = beginning === null ? [] : synonymsOf([beginning]).map((term) => near.term(term, LEVELS.compound));
  const kind = kindOf(token, near);
  const known = beginning === null ? NOTHING : any([near.upTo(beginning, LEVELS.compound), ...terms]);
  const subject = isNothing(known) ? subjectOf(token, near) : known;
  return VAGUE.test(token) ? [all([kind, subject]), subject, kind] : [all([kind, subject]), kind, subject];
}

/** The words whose heads are words of jobs, or occupations. */
export async function withHead(tokens: readonly string[], vocabulary: Vocabulary): Promise<ReadonlySet<string>> {
  const near = new Near(await vocabulary.near(tokens.flatMap(headsOf)));
  return new Set(tokens.filter((token) => knownHead(token) !== undefined || !isNothing(kindOf(token, near))));
}
