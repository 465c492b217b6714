import type { ApplicationSummary, BulkOutcome, BulkResult, SelectedApplication } from '@stellwerk/domain';
import { fn } from 'storybook/test';
import { justChanged } from '../story-data';
import type { BulkCalls } from './bulk-calls';
import { selectedOf } from './selection';

const result = (id: string, outcome: BulkOutcome, more: Partial<BulkResult> = {}): BulkResult => ({
  id,
  outcome,
  name: '',
  status: null,
  undo: outcome === 'done' ? justChanged() : null,
  ...more,
});

const allDone = (applications: readonly SelectedApplication[]) => Promise.resolve(applications.map(({ id }) => result(id, 'done')));

/**
 * Bulk calls that all succeed. Like this whole file, for stories only.
 * @param all matches of the filter
 */
export const storyBulk = (all: readonly ApplicationSummary[]): BulkCalls => ({
  setStatuses: fn<BulkCalls['setStatuses']>(allDone),
  undoStatuses: fn<BulkCalls['undoStatuses']>(async (changes) => changes.map(({ id }) => result(id, 'done', { undo: null }))),
  holdStatuses: fn<BulkCalls['holdStatuses']>(async (changes) => changes.map(({ id }) => result(id, 'done'))),
  sendMessages: fn<BulkCalls['sendMessages']>(allDone),
  selectAll: fn(async () => all.map(selectedOf)),
  exportSelected: fn(async () => 'bewerbungen.xlsx'),
  reloadAll: fn(),
});

/** The first three fail, each for another reason. */
export const partlyChanged = (rows: readonly ApplicationSummary[]): BulkCalls['setStatuses'] => {
  const reasons = ['conflict', 'withdrawn', 'missing'] as const;
  const nameOf = (id: string): string => rows.find((row) => row.id === id)?.name ?? '';
  return async (applications) =>
    applications.map(({ id }, index) => {
      const reason = reasons[index];
      if (reason === undefined) return result(id, 'done');
      return reason === 'missing' ? result(id, reason) : result(id, reason, { name: nameOf(id), status: 'VIEWED' });
    });
};
