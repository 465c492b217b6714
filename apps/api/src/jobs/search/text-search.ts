import { planSearch, spelled, type Match } from '@stellwerk/domain/search';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import { BY_VALUE } from '../../platform/db/named-statements.ts';
import { containing, hasTokens, vocabularyOf } from './vocabulary-store.ts';

/** One way to match a text, as conditions over `jobs` as `j`. */
export interface Attempt {
  /** From the best hits to all of them: each includes the ones before it. */
  readonly levels: readonly [RawBuilder<boolean>, ...RawBuilder<boolean>[]];
  /** Kind of its results: exact matches, similar jobs, or the newest. */
  readonly finds: 'asked' | 'nearest' | 'newest';
}

export interface TextSearch {
  /** Attempts to match the text, tried until one has results; expensive ones are prepared on demand. */
  readonly attempts: readonly (() => Promise<Attempt | null>)[];
  /** Similar jobs: the last attempt, also used behind few hits. */
  readonly nearest: () => Promise<Attempt | null>;
  /** Matches jobs with the exact words or letters: if there is one, few hits are enough. */
  readonly exact: RawBuilder<boolean>;
  /** The corrected spelling of a mistyped text. @param titles - texts from which the spelling is taken */
  readonly corrected: (titles: readonly string[]) => string | null;
  /** Other terms included in the search, the nearest first. */
  readonly related: readonly string[];
}

const EVERY_JOB = [sql<boolean>`true`] as const;

/** Shown when only a text was given and no attempt has results: no page is empty. */
export const NEWEST: Attempt = { levels: EVERY_JOB, finds: 'newest' };

const EVERYTHING: TextSearch = {
  nearest: () => Promise.resolve(null),
  exact: sql<boolean>`true`,
  attempts: [() => Promise.resolve({ levels: EVERY_JOB, finds: 'asked' })],
  corrected: () => null,
  related: [],
};

const attemptOf = (matches: readonly Match[], finds: Attempt['finds']): Attempt | null => {
  const [first, ...rest] = matches.map(hasTokens);
  return first === undefined ? null : { levels: [first, ...rest], finds };
};

/** A short first word is part of many others: it has to begin one, so that 'HR' does not match 'Fernverkehr'. */
const SHORT_WORD = /^\p{L}{1,3}(?!\p{L})/u;

/** The letters themselves, anywhere in the title or in the name of the company (O25). */
function asWritten(text: string): Attempt {
  const written = sql<boolean>`${BY_VALUE} j.search_text like ${containing(text)}`;
  const begun = sql<boolean>`(${written} and j.search_text ~ ${`(^|[^a-zäöüß])${text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`})`;
  return { levels: [SHORT_WORD.test(text) ? begun : written], finds: 'asked' };
}

/** Parses the text of a search against the words of all jobs; an empty one matches everything. */
export async function readText(db: Db, search: string | undefined): Promise<TextSearch> {
  // A title copied from a list has soft hyphens in its long words.
  const text = search?.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLocaleLowerCase('de-DE') ?? '';
  if (text === '') return EVERYTHING;
  const plan = await planSearch(text, vocabularyOf(db));
  const written = asWritten(text);
  if (plan === null) return /\p{L}/u.test(text) ? EVERYTHING : { ...EVERYTHING, attempts: [() => Promise.resolve(written)] };
  const nearest = async () => attemptOf(await plan.nearest(), 'nearest');
  return {
    attempts: [() => Promise.resolve(attemptOf(plan.levels, 'asked')), () => Promise.resolve(written), nearest],
    nearest,
    exact: sql<boolean>`(${hasTokens(plan.exact)} or ${written.levels[0]})`,
    corrected: (titles) => (plan.corrected === null ? null : spelled(plan.corrected, titles)),
    related: plan.related,
  };
}
