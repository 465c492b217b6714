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

async function found<Row>(rows: readonly Indexed<Row>[], plan: Plan): Promise<{ rows: readonly Indexed<Row>[]; nearest: boolean }> {
  const hits = byLevel(rows, plan.levels);
  if (hits.length > 0) return { rows: hits, nearest: false };
  const near = byLevel(rows, await plan.nearest());
  const offered = near.length > 0 || !plan.isWork ? near : rows;
  return { rows: offered, nearest: offered.length > 0 };
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
  if (plan === null) return { rows: query.trim() === '' || /\p{L}/u.test(query) ? rows : [], corrected: null, related: [], nearest: false };
  const { rows: hits, nearest } = await found(indexed, plan);
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
  };
}
