import { foldedTokens } from '../fold';
import { root, stem } from '../forms';
import { tokensOf } from '../tokens';
import { care } from './care.de';
import { computing } from './computing.de';
import { heads } from './heads.de';
import { hospitality } from './hospitality.de';
import { industry } from './industry.de';
import { office } from './office.de';
import { sales } from './sales.de';
import { social } from './social.de';
import { terms } from './terms.de';
import { trades } from './trades.de';
import { transport } from './transport.de';

/** An occupation or another term, in its displayed and its compared form. */
export interface Term {
  readonly text: string;
  readonly tokens: readonly string[];
  /** It is not matched inside of compounds: 'Bauer=' is in 'Stahlbetonbauer', which is no farmer. */
  readonly whole: boolean;
}

/**
 * Synonyms and near synonyms of people and employers. A line of a field is a group of terms of which each finds the others; in
 * 'A > B, C' only the first finds the rest. The first terms of a group are the most typical.
 */
export interface Group {
  readonly field: string;
  readonly asked: readonly Term[];
  readonly found: readonly Term[];
}

const FIELDS: Readonly<Record<string, string>> = {
  care,
  computing,
  hospitality,
  industry,
  office,
  sales,
  social,
  terms,
  trades,
  transport,
};
/** Terms of this field are in all fields: they are no neighbours of each other. */
const NO_FIELD = 'terms';

function termOf(written: string): Term {
  const text = written.trim().replace(/=$/, '');
  return { text, tokens: tokensOf(text), whole: written.endsWith('=') };
}
const termsOf = (text: string): readonly Term[] => text.split(',').map(termOf);

function groupOf(field: string, line: string): Group {
  const [left = '', right] = line.split(' > ');
  const asked = termsOf(left);
  return { field, asked, found: right === undefined ? asked : termsOf(right) };
}

const GROUPS: readonly Group[] = Object.entries(FIELDS).flatMap(([field, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => groupOf(field, line)),
);

/** Terms are compared by their stem, and by their root if no stem is equal. */
const KEYS = [stem, root].map(
  (shortened) =>
    (tokens: readonly string[]): string =>
      tokens.map(shortened).join(' '),
);
const BY_KEY = KEYS.map((keyOf) => {
  const groups = new Map<string, Group[]>();
  for (const group of GROUPS)
    for (const { tokens } of group.asked) groups.set(keyOf(tokens), [...(groups.get(keyOf(tokens)) ?? []), group]);
  return groups;
});

function groupsOf(tokens: readonly string[]): readonly Group[] {
  const [same, related] = KEYS.map((keyOf, index) => BY_KEY[index]?.get(keyOf(tokens)));
  return same ?? related ?? [];
}

const TOKENS = new Map<string, string>();
for (const group of GROUPS)
  for (const { text, tokens } of [...group.asked, ...group.found])
    for (const word of tokens) if (tokens.length === 1 || !TOKENS.has(word)) TOKENS.set(word, tokens.length === 1 ? text : word);

/** Whether a word is written in capitals, such as 'OTA', which is not the end of 'Toyota'. */
export function isAbbreviation(word: string): boolean {
  const written = TOKENS.get(word);
  return written !== undefined && written === written.toUpperCase();
}

/** Whether these words are a term. */
export const isTerm = (tokens: readonly string[]): boolean => groupsOf(tokens).length > 0;

/** Position of a term in a group. */
function placeIn({ asked }: Group, tokens: readonly string[]): number {
  const place = asked.findIndex((term) => KEYS.some((keyOf) => keyOf(term.tokens) === keyOf(tokens)));
  return place === -1 ? asked.length : place;
}

/** Synonyms of these words, the nearest first: the other terms of the term's groups. */
export function synonymsOf(tokens: readonly string[]): readonly Term[] {
  const own = tokens.join(' ');
  const groups = groupsOf(tokens).toSorted((a, b) => placeIn(a, tokens) - placeIn(b, tokens));
  return [...new Map(groups.flatMap((group) => group.found.map((term) => [term.tokens.join(' '), term] as const))).values()].filter(
    (term) => term.tokens.join(' ') !== own,
  );
}

/** Minimum length of the halves of a compound. */
const FIRST_HALF = 3;
const SECOND_HALF = 4;

const HEADS: readonly (readonly string[])[] = heads
  .trim()
  .split('\n')
  .map((line) => line.split(',').flatMap(foldedTokens));

/** Variants of a compound with another head: 'kuchenhilfe' is 'kuchenhelfer'. */
export function variantsOf(compound: string): readonly string[] {
  const whole = stem(compound);
  return HEADS.flatMap((group) =>
    group
      .filter((head) => whole.endsWith(stem(head)) && whole.length - stem(head).length >= FIRST_HALF)
      .flatMap((head) => group.filter((other) => other !== head).map((other) => whole.slice(0, -stem(head).length) + other)),
  );
}

/** Whether a term means a way or time of working, not an occupation. */
export const isAnyField = (tokens: readonly string[]): boolean => groupsOf(tokens).some(({ field }) => field === NO_FIELD);

/** Whether a word is a separate term, never the head of a compound: 'Bauer=' is no 'Stahlbetonbauer'. */
export const isWhole = (word: string): boolean =>
  groupsOf([word]).some(({ asked }) => asked.some(({ tokens, whole }) => whole && tokens[0] === word));

/** Whether two terms have a field in common. */
export const isOfField = (tokens: readonly string[], other: readonly string[]): boolean => {
  const fields = new Set(groupsOf(other).map(({ field }) => field));
  return groupsOf(tokens).some(({ field }) => fields.has(field));
};

/** Minimum length of a prefix of terms. */
const SHORTEST_BEGINNING = 5;

/** Terms with a prefix that is no term itself: 'Kameramann' for 'Kamera'. */
function termsFrom(tokens: readonly string[]): readonly (readonly string[])[] {
  const [word, second] = tokens;
  if (word === undefined || second !== undefined || word.length < SHORTEST_BEGINNING || isTerm(tokens)) return [];
  const terms = GROUPS.flatMap(({ asked }) => asked.filter(({ tokens: own }) => own.length === 1 && own[0]?.startsWith(word) === true));
  return terms.map((term) => term.tokens);
}

/** The synonyms of the synonyms of a term; for a mere prefix, those of its terms. */
export const kinOf = (tokens: readonly string[]): readonly Term[] => [
  ...synonymsOf(tokens).flatMap((term) => synonymsOf(term.tokens)),
  ...termsFrom(tokens).flatMap((term) => synonymsOf(term)),
];

/**
 * Most typical terms of the groups around a term, for a search without matches.
 * @param most maximum distance in lines of the same field
 */
export function neighboursOf(tokens: readonly string[], most: number): readonly Term[] {
  const own = groupsOf(tokens).filter(({ field }) => field !== NO_FIELD);
  const isClose = (group: Group, index: number): boolean =>
    own.some((one) => one.field === group.field && Math.abs(GROUPS.indexOf(one) - index) <= most);
  return GROUPS.filter(isClose).flatMap(({ asked }) => asked.slice(0, 1));
}

/** Letters between the halves of a compound. */
const JOINT = /(?:es|en|s|n)$/;

/** Possible first parts of a compound, the longest first, with and without the letters between its halves. */
export function beginningsOf(compound: string): readonly string[] {
  const ends = Array.from(
    { length: Math.max(0, compound.length - FIRST_HALF - SECOND_HALF + 1) },
    (_, index) => compound.length - SECOND_HALF - index,
  );
  return ends.flatMap((end) => [compound.slice(0, end), compound.slice(0, end).replace(JOINT, '')]);
}

/**
 * The longest term with a separate field with which a compound begins: 'rontgen' of 'rontgenassistentin', 'lackierer' of
 * 'lackierhelfer'; null for none.
 */
export const beginningOf = (compound: string): string | null =>
  beginningsOf(compound)
    .flatMap((word) => [word, `${word}er`])
    .find((word) => word.length >= FIRST_HALF && isTerm([word]) && !isAnyField([word])) ?? null;

/** Endings for a job of some kind: 'Putzjob', 'Doktorandenstelle'. */
const JOB_ENDING = /(?:e?[ns])?(?:jobs?|stellen?)$/;

/** A word without an ending for a job, if the rest is a term. */
export function withoutJob(word: string): string {
  const rest = word.replace(JOB_ENDING, '');
  return rest !== word && !isTerm([word]) && isTerm([rest]) ? rest : word;
}

/** The possible halves of a compound, if both are words of the lexicon: 'kuchenhilfe' is 'kuchen' and 'hilfe'. */
export function splitsOf(compound: string): readonly (readonly [string, string])[] {
  const cuts = Array.from({ length: Math.max(0, compound.length - FIRST_HALF - SECOND_HALF + 1) }, (_, index) => index + FIRST_HALF);
  return cuts.flatMap((at) => {
    const [first, second] = [compound.slice(0, at), compound.slice(at)];
    const left = [first, first.replace(JOINT, '')].find((word) => TOKENS.has(word));
    return left !== undefined && TOKENS.has(second) ? [[left, second] as const] : [];
  });
}

/** Every word of the lexicon with its spelling: candidates for the correction of a mistyped word. */
export const lexiconTokens = (): ReadonlyMap<string, string> => TOKENS;
