import { ASIDE, LEAST_SIMILARITY, MOST_ALIKE, partOf, type Match, type Vocabulary } from '@stellwerk/domain/search';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import { BY_VALUE } from '../../platform/db/named-statements.ts';
import { isNameOfTown } from '../../platform/places/gazetteer.ts';

/** A spelling that matches no word. */
const NOWHERE = '@';

/** Maximum number of words near a given one; the shortest are the nearest. */
const MOST_WORDS = 3000;

/** Parts without those that contain another one: '%pfleg%' matches all of '%krankenpfleg%'. */
const shortest = (parts: readonly string[]): readonly string[] =>
  parts.filter((part) => !parts.some((other) => other !== part && part.includes(other)));

/** A LIKE pattern that matches the text itself: %, _ and \ are literal. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a word is a different town: a search for 'Kasse' does not mean 'Kassel'. */
const isOtherTown = (word: string, asked: readonly string[]): boolean => {
  const name = word.startsWith(ASIDE) ? word.slice(ASIDE.length) : '';
  return isNameOfTown(name) && !asked.includes(name);
};

/** The words of all jobs, in the form that a search needs. */
export const vocabularyOf = (db: Db): Vocabulary => ({
  near: async (asked) => {
    const parts = asked.map(partOf);
    const whole = parts.flatMap((part) => (part.whole ? [part.text, ASIDE + part.text] : []));
    const inside = shortest([...new Set(parts.flatMap((part) => (part.whole ? [] : [part.text])))]);
    // One list of patterns: the index is many times faster for it than for as many conditions.
    const { rows } = await sql<{ word: string }>`
      select distinct word, length(word) from search_tokens
      where ${BY_VALUE} word = any(${whole}::text[]) or word like any(${inside.map(containing)}::text[]) order by length(word) limit ${MOST_WORDS}`.execute(
      db,
    );
    return rows.map(({ word }) => word).filter((word) => !isOtherTown(word, asked));
  },
  alike: async (asked) => {
    const { rows } = await sql<{ place: number; word: string }>`
      select asked.place::int, alike.word from unnest(${asked}::text[]) with ordinality asked (word, place) cross join lateral (
        select known.word from (select distinct word from search_tokens where ${BY_VALUE} word % asked.word) known
        where similarity(known.word, asked.word) >= ${LEAST_SIMILARITY}
        order by similarity(known.word, asked.word) desc, known.word limit ${MOST_ALIKE}) alike`.execute(db);
    return asked.map((_, index) => rows.flatMap(({ place, word }) => (place === index + 1 ? [word] : [])));
  },
  isName: isNameOfTown,
});

const quoted = (token: string): string => `'${token.replace(/['\\]/g, '$&$&')}'`;

/** A match as a full-text query; an empty match becomes a word that no job has. */
export function textQuery(match: Match): string {
  if ('tokens' in match) return match.tokens.length === 0 ? quoted(NOWHERE) : `(${match.tokens.map(quoted).join(' | ')})`;
  const [parts, sign] = 'all' in match ? [match.all, ' & '] : [match.any, ' | '];
  return `(${parts.map(textQuery).join(sign)})`;
}

/** Whether a job contains the words of a match. */
export const hasTokens = (match: Match): RawBuilder<boolean> => sql`${BY_VALUE} j.tokens @@ ${textQuery(match)}::tsquery`;
