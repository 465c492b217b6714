import { fold } from './fold';
import { lexiconTokens } from './lexicon';
import { FEW } from './exact';
import { listVocabulary, jobTokens } from './list';
import { holds, type Match, type Vocabulary } from './match';
import { planSearch, type Plan } from './plan';

/** A list entry with its searched fields. */
export interface ListedJob {
  readonly title: string;
  /** Company, place and kind of employment. */
  readonly beside: readonly string[];
}

/** Result of a search in a list, the best first. */
export interface ListFound<Row> {
  readonly rows: readonly Row[];
  /** Similar jobs, shown behind few rows. */
  readonly similar: readonly Row[];
  /** Includes rows that a filter leaves out. */
  readonly unfiltered: readonly Row[];
  /** The corrected spelling of a mistyped text. */
  readonly corrected: string | null;
  readonly related: readonly string[];
  /** Whether there is no exact match, so that the rows are the nearest ones. */
  readonly nearest: boolean;
  /** Whether there is no near match either, so that the rows are all of them. */
  readonly newest: boolean;
}

interface Indexed<Row> {
  readonly row: Row;
  readonly title: string;
  readonly letters: string;
  readonly tokens: ReadonlySet<string>;
}

/** The rows of each level after those of the previous ones, in the order of the list. */
function byLevel<Row>(rows: readonly Indexed<Row>[], levels: readonly Match[]): readonly Indexed<Row>[] {
  return [...new Set(levels.flatMap((level) => rows.filter(({ tokens }) => holds(level, tokens))))];
}

/** Whether a row passes the filter, regardless of the text. */
type Filter<Row> = (row: Row) => boolean;

type Found<Row> = Pick<ListFound<Row>, 'rows' | 'similar' | 'unfiltered' | 'nearest' | 'newest'>;

/**
 * @param letters typed text, folded
 * @param filter null without one: then a search without matches shows the newest
 */
async function found<Row>(
  rows: readonly Indexed<Row>[],
  plan: Plan,
  letters: string,
  filter: Filter<Indexed<Row>> | null,
): Promise<Found<Indexed<Row>>> {
  const wanted = filter ?? (() => true);
  const hits = byLevel(rows, plan.levels);
  const shown = hits.filter(wanted);
  const isExact = (row: Indexed<Row>): boolean => holds(plan.exact, row.tokens) || row.letters.includes(letters);
  const isEnough = shown.length >= FEW || shown.some(isExact);
  const near = isEnough ? [] : byLevel(rows, await plan.nearest());
  const offered = near.filter((row) => wanted(row) && !shown.includes(row));
  if (shown.length > 0)
    return { rows: shown, similar: offered.slice(0, FEW - shown.length), unfiltered: hits, nearest: false, newest: false };
  if (offered.length > 0) return { rows: offered, similar: [], unfiltered: near, nearest: true, newest: false };
  if (filter !== null) return { rows: [], similar: [], unfiltered: hits, nearest: false, newest: false };
  return { rows, similar: [], unfiltered: rows, nearest: rows.length > 0, newest: rows.length > 0 };
}

/** A list for several searches. */
interface ListIndex<Row> {
  readonly indexed: readonly Indexed<Row>[];
  readonly vocabulary: Vocabulary;
}

/** @param jobOf - searched fields of a row */
export function indexList<Row>(rows: readonly Row[], jobOf: (row: Row) => ListedJob): ListIndex<Row> {
  const indexed = rows.map((row): Indexed<Row> => {
    const { title, beside } = jobOf(row);
    return { row, title, letters: fold([title, ...beside].join('\n')), tokens: new Set(jobTokens(title, beside)) };
  });
  return { indexed, vocabulary: listVocabulary(indexed.flatMap(({ tokens }) => [...tokens])) };
}

/**
 * Searches a list in memory like the server searches its database, except for the search by letters alone: for trials.
 * @param jobOf - searched fields of a row
 * @param filter - null when only a text is given
 */
export const searchList = <Row>(
  rows: readonly Row[],
  query: string,
  jobOf: (row: Row) => ListedJob,
  filter: Filter<Row> | null = null,
): Promise<ListFound<Row>> => searchIndex(indexList(rows, jobOf), query, filter);

/** Searches a list like `searchList`. */
export async function searchIndex<Row>(
  { indexed, vocabulary }: ListIndex<Row>,
  query: string,
  filter: Filter<Row> | null = null,
): Promise<ListFound<Row>> {
  const plan = await planSearch(query, vocabulary);
  if (plan === null) {
    const rows = indexed.map(({ row }) => row);
    const isSign = query.trim() !== '' && !/\p{L}/u.test(query);
    const shown = filter === null ? rows : isSign ? [] : rows.filter(filter);
    const isNewest = isSign && shown.length > 0;
    return { rows: shown, similar: [], unfiltered: rows, corrected: null, related: [], nearest: isNewest, newest: isNewest };
  }
  const { rows: hits, similar, unfiltered, ...kind } = await found(indexed, plan, fold(query.trim()), filter && (({ row }) => filter(row)));
  return {
    rows: hits.map(({ row }) => row),
    similar: similar.map(({ row }) => row),
    unfiltered: unfiltered.map(({ row }) => row),
    corrected:
      plan.corrected === null
        ? null
        : spelled(
            plan.corrected,
            hits.map(({ title }) => title),
          ),
    related: plan.related,
    ...kind,
  };
}

/** Display spelling of folded words: from the lexicon, else from one of the texts. */
export function spelled(tokens: readonly string[], texts: readonly string[]): string {
  const written = new Map(texts.flatMap((text) => text.split(/[^\p{L}\p{N}+#.]+/u)).map((word) => [fold(word), word] as const));
  return tokens.map((word) => lexiconTokens().get(word) ?? written.get(word) ?? word).join(' ');
}
