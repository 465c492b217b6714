import type { BulkOutcome, BulkResult } from '@stellwerk/domain';
import type { BulkReport } from './portions';

/** Outcomes that somebody should know of; `same` is what was wanted. */
export type Trouble = Exclude<BulkOutcome, 'done' | 'same'>;

const SETTLED: readonly BulkOutcome[] = ['done', 'same', 'missing'];

const isTrouble = (outcome: BulkOutcome): outcome is Trouble => outcome !== 'done' && outcome !== 'same';

/** A report, sorted by what is to be said of it. */
export interface Summary {
  readonly done: readonly BulkResult[];
  /** How many had it already. */
  readonly same: number;
  /** Those that were left as they are, under the reason. */
  readonly trouble: ReadonlyMap<Trouble, readonly BulkResult[]>;
  /** How many were not tried. */
  readonly rest: number;
  /** Those for which nothing is left to do: they are as it was wanted, or are gone. */
  readonly settled: readonly string[];
}

/** What a report says. */
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

/** Whether everything is as the person wanted it. */
export const isWhole = ({ trouble, rest }: Summary): boolean => trouble.size === 0 && rest === 0;
