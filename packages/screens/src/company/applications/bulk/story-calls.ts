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
  onStatuses: fn<BulkCalls['onStatuses']>(allDone),
  onUndoStatuses: fn<BulkCalls['onUndoStatuses']>(async (changes) => changes.map(({ id }) => result(id, 'done', { undo: null }))),
  onHoldStatuses: fn<BulkCalls['onHoldStatuses']>(async (changes) => changes.map(({ id }) => result(id, 'done'))),
  onMessages: fn<BulkCalls['onMessages']>(allDone),
  onSelectAll: fn(async () => all.map(selectedOf)),
  onExportSelected: fn(async () => 'bewerbungen.xlsx'),
  onChanged: fn(),
});

/** The first three fail, each for another reason. */
export const partlyChanged = (rows: readonly ApplicationSummary[]): BulkCalls['onStatuses'] => {
  const reasons = ['conflict', 'withdrawn', 'missing'] as const;
  const nameOf = (id: string): string => rows.find((row) => row.id === id)?.name ?? '';
  return async (applications) =>
    applications.map(({ id }, index) => {
      const reason = reasons[index];
      if (reason === undefined) return result(id, 'done');
      return reason === 'missing' ? result(id, reason) : result(id, reason, { name: nameOf(id), status: 'VIEWED' });
    });
};
