import { listVocabulary, jobTokens } from './list';
import { holds, type Match } from './match';
import { planSearch, type Plan } from './plan';
import { spelled } from './spelled';

/** A row of a list with what it is found by. */
export interface ListedJob {
  readonly title: string;
  /** Company, place and kind of employment. */
  readonly beside: readonly string[];
}

/** What a search in a list finds, the best first. */
export interface ListFound<Row> {
  readonly rows: readonly Row[];
  /** The text as it was understood, where it was mistyped. */
  readonly corrected: string | null;
  readonly related: readonly string[];
  /** Whether nothing has what was asked for, so that the rows are what comes nearest. */
  readonly nearest: boolean;
  /** Whether nothing comes near either, so that the rows are all of them. */
  readonly newest: boolean;
}

interface Indexed<Row> {
  readonly row: Row;
  readonly title: string;
  readonly tokens: ReadonlySet<string>;
}

/** The rows of each level behind those of the ones before it, in the order of the list. */
function byLevel<Row>(rows: readonly Indexed<Row>[], levels: readonly Match[]): readonly Indexed<Row>[] {
  return [...new Set(levels.flatMap((level) => rows.filter(({ tokens }) => holds(level, tokens))))];
}

type Found<Row> = Pick<ListFound<Row>, 'rows' | 'nearest' | 'newest'>;

async function found<Row>(rows: readonly Indexed<Row>[], plan: Plan): Promise<Found<Indexed<Row>>> {
  const hits = byLevel(rows, plan.levels);
  if (hits.length > 0) return { rows: hits, nearest: false, newest: false };
  const near = byLevel(rows, await plan.nearest());
  return near.length > 0 ? { rows: near, nearest: true, newest: false } : { rows, nearest: rows.length > 0, newest: rows.length > 0 };
}

/**
 * Searches a list in memory as the server searches its database, but for the search by letters alone: for mock data and trials.
 * @param jobOf - what a row is found by
 */
export async function searchList<Row>(rows: readonly Row[], query: string, jobOf: (row: Row) => ListedJob): Promise<ListFound<Row>> {
  const indexed = rows.map((row): Indexed<Row> => {
    const { title, beside } = jobOf(row);
    return { row, title, tokens: new Set(jobTokens(title, beside)) };
  });
  const plan = await planSearch(query, listVocabulary(indexed.flatMap(({ tokens }) => [...tokens])));
  if (plan === null) {
    const isSign = query.trim() !== '' && !/\p{L}/u.test(query) && rows.length > 0;
    return { rows, corrected: null, related: [], nearest: isSign, newest: isSign };
  }
  const { rows: hits, nearest, newest } = await found(indexed, plan);
  return {
    rows: hits.map(({ row }) => row),
    corrected:
      plan.corrected === null
        ? null
        : spelled(
            plan.corrected,
            hits.map(({ title }) => title),
          ),
    related: plan.related,
    nearest,
    newest,
  };
}
