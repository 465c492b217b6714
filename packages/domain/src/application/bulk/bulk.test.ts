import { describe, expect, it } from 'vitest';
import { BULK_LIMIT, readBulkResults, readIds, readSelection } from './bulk';

describe('an answer about several', () => {
  it('says of each what happened, in words that are known', () => {
    const undo = { change: 7, until: '2026-11-25T10:00:00.000Z', message: true };
    const results = [
      { id: 1, outcome: 'done', name: null, status: null, undo },
      { id: 2, outcome: 'conflict', name: 'Ada Kern', status: 'VIEWED', undo: null },
      { id: 3, outcome: 'foo' },
    ];
    expect(readBulkResults({ results })).toEqual([
      { id: '1', outcome: 'done', name: '', status: null, undo: { changeId: '7', until: undo.until, message: true } },
      { id: '2', outcome: 'conflict', name: 'Ada Kern', status: 'VIEWED', undo: null },
      { id: '3', outcome: 'missing', name: '', status: null, undo: null },
    ]);
  });

  it.each([null, {}, { results: 'x' }, []])('is none without a list: %j', (answer) => {
    expect(() => readBulkResults(answer)).toThrow('There is no list');
    expect(() => readSelection(answer)).toThrow('There is no list');
  });

  it('names each of a selection with its status', () => {
    expect(readSelection({ applications: [{ id: 4, status: 'REJECTED', hasAccount: true }, { id: 5 }] })).toEqual([
      { id: '4', status: 'REJECTED', hasAccount: true },
      { id: '5', status: 'SUBMITTED', hasAccount: false },
    ]);
  });

  it.each([
    ['12,7,3', [12, 7, 3]],
    ['', null],
    ['1,,2', null],
    ['0', null],
    ['1 or 2', null],
    ['1234567890', null],
    [Array.from({ length: BULK_LIMIT + 1 }, (_, index) => index + 1).join(','), null],
  ])('reads the ids of %j', (text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });
});
