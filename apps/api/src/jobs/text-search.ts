import { planSearch, spelled, type Match } from '@stellwerk/domain/search';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/engine.ts';
import { containing, hasTokens, vocabularyOf } from './vocabulary-store.ts';

/** One way to look for a text, as conditions over `jobs` as `j`. */
export interface Attempt {
  /** From the best hits to all of them: each holds wherever one before it does. */
  readonly levels: readonly [RawBuilder<boolean>, ...RawBuilder<boolean>[]];
  /** Whether it finds what was asked for, or only what comes near. */
  readonly isNearest: boolean;
}

export interface TextSearch {
  /** The ways to look for the text, to be tried until one finds something; what costs more is prepared when it is asked for. */
  readonly attempts: readonly (() => Promise<Attempt | null>)[];
  /** What is shown when nothing else was asked for and no way finds anything: everything, where the text names an occupation. */
  readonly lastResort: Attempt | null;
  /** The text as it was understood, where it was mistyped. @param titles - texts from which the spelling is taken */
  readonly corrected: (titles: readonly string[]) => string | null;
  /** Other terms that were looked for, the nearest first. */
  readonly related: readonly string[];
}

/** Every posting. */
const all = (isNearest: boolean): Attempt => ({ levels: [sql<boolean>`true`], isNearest });

const EVERYTHING: TextSearch = {
  attempts: [() => Promise.resolve(all(false))],
  lastResort: null,
  corrected: () => null,
  related: [],
};

const attemptOf = (matches: readonly Match[], isNearest: boolean): Attempt | null => {
  const [first, ...rest] = matches.map(hasTokens);
  return first === undefined ? null : { levels: [first, ...rest], isNearest };
};

/** The letters themselves, somewhere in the title or in the name of the company (O25). */
const asWritten = (text: string): Attempt => ({ levels: [sql<boolean>`j.search_text like ${containing(text)}`], isNearest: false });

/** Reads the text of a search against the words of all postings; an empty one finds everything. */
export async function readText(db: Db, search: string | undefined): Promise<TextSearch> {
  const text = search?.replace(/\s+/g, ' ').trim().toLocaleLowerCase('de-DE') ?? '';
  if (text === '') return EVERYTHING;
  const plan = await planSearch(text, vocabularyOf(db));
  const written = (): Promise<Attempt> => Promise.resolve(asWritten(text));
  if (plan === null) return /\p{L}/u.test(text) ? EVERYTHING : { ...EVERYTHING, attempts: [written] };
  return {
    attempts: [() => Promise.resolve(attemptOf(plan.levels, false)), written, async () => attemptOf(await plan.nearest(), true)],
    lastResort: plan.isWork ? all(true) : null,
    corrected: (titles) => (plan.corrected === null ? null : spelled(plan.corrected, titles)),
    related: plan.related,
  };
}
