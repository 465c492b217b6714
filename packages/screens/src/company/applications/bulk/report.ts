import type { BulkOutcome, BulkResult } from '@stellwerk/domain';
import type { BulkReport } from './portions';

/** Outcomes worth reporting; `same` is a success. */
export type Trouble = Exclude<BulkOutcome, 'done' | 'same'>;

const SETTLED: readonly BulkOutcome[] = ['done', 'same', 'missing'];

const isTrouble = (outcome: BulkOutcome): outcome is Trouble => outcome !== 'done' && outcome !== 'same';

/** A report, grouped by message. */
export interface Summary {
  readonly done: readonly BulkResult[];
  /** Number of applications that had the status already. */
  readonly same: number;
  /** Unchanged applications, by reason. */
  readonly trouble: ReadonlyMap<Trouble, readonly BulkResult[]>;
  /** Number of items not attempted. */
  readonly rest: number;
  /** Completed items: they have the requested state, or no longer exist. */
  readonly settled: readonly string[];
}

/** Builds the report of a task. */
export function summaryOf({ results, rest }: BulkReport<unknown>): Summary {
  const trouble = new Map<Trouble, BulkResult[]>();
  for (const result of results) {
    if (!isTrouble(result.outcome)) continue;
    trouble.set(result.outcome, [...(trouble.get(result.outcome) ?? []), result]);
  }
  return {
    done: results.filter(({ outcome }) => outcome === 'done'),
    same: results.filter(({ outcome }) => outcome === 'same').length,
    trouble,
    rest: rest.length,
    settled: results.filter(({ outcome }) => SETTLED.includes(outcome)).map(({ id }) => id),
  };
}

/** Whether everything succeeded. */
export const isWhole = ({ trouble, rest }: Summary): boolean => trouble.size === 0 && rest === 0;
