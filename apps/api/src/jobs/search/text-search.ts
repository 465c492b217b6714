import { planSearch, spelled, type Match } from '@stellwerk/domain/search';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import { containing, hasTokens, vocabularyOf } from './vocabulary-store.ts';

/** One way to look for a text, as conditions over `jobs` as `j`. */
export interface Attempt {
  /** From the best hits to all of them: each holds wherever one before it does. */
  readonly levels: readonly [RawBuilder<boolean>, ...RawBuilder<boolean>[]];
  /** What it finds: what was asked for, what comes near, or whatever is new. */
  readonly finds: 'asked' | 'nearest' | 'newest';
}

export interface TextSearch {
  /** The ways to look for the text, to be tried until one finds something; what costs more is prepared when it is asked for. */
  readonly attempts: readonly (() => Promise<Attempt | null>)[];
  /** What comes near: the last of the attempts, and what may stand behind few hits. */
  readonly nearest: () => Promise<Attempt | null>;
  /** Holds for jobs with the very words or letters that are asked for: where there is one, few hits are enough. */
  readonly exact: RawBuilder<boolean>;
  /** The text as it was understood, where it was mistyped. @param titles - texts from which the spelling is taken */
  readonly corrected: (titles: readonly string[]) => string | null;
  /** Other terms that were looked for, the nearest first. */
  readonly related: readonly string[];
}

const EVERY_JOB = [sql<boolean>`true`] as const;

/** What is shown when nothing but a text was asked for and no way to look for it finds anything: no page is empty. */
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

/** A first word of so few letters is in very many others: it has to begin one, so that 'HR' is not in 'Fernverkehr'. */
const SHORT_WORD = /^\p{L}{1,3}(?!\p{L})/u;

/** The letters themselves, somewhere in the title or in the name of the company (O25). */
function asWritten(text: string): Attempt {
  const written = sql<boolean>`j.search_text like ${containing(text)}`;
  const begun = sql<boolean>`(${written} and j.search_text ~ ${`(^|[^a-zäöüß])${text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`})`;
  return { levels: [SHORT_WORD.test(text) ? begun : written], finds: 'asked' };
}

/** Reads the text of a search against the words of all postings; an empty one finds everything. */
export async function readText(db: Db, search: string | undefined): Promise<TextSearch> {
  // A title that was copied from a list has soft hyphens in its long words.
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
