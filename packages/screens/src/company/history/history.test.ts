import { expect, it } from 'vitest';
import { daysOf } from './days';
import { ALL_HISTORY, readHistoryState, writeHistoryState } from './query';
import { entry } from './story-data';

const at = (moment: string) => entry({ action: 'company-created', at: moment });

it('groups by the days of Berlin, in the order of the list', () => {
  const entries = [at('2026-11-20T08:00:00Z'), at('2026-11-19T23:30:00Z'), at('2026-11-19T22:30:00Z'), at('2026-10-25T12:00:00Z')];
  const days = daysOf(entries, new Date('2026-11-20T09:00:00Z'));
  expect(days.map(({ day, label, entries: found }) => [day, label, found])).toEqual([
    // Half past eleven in London is half past midnight in Berlin.
    ['2026-11-20', 'Heute, 20. November 2026', entries.slice(0, 2)],
    ['2026-11-19', 'Gestern, 19. November 2026', [entries[2]]],
    ['2026-10-25', '25. Oktober 2026', [entries[3]]],
  ]);
});

it.each([
  ['2026-03-01T08:00:00Z', '2026-02-28T08:00:00Z', 'Gestern, 28. Februar 2026'],
  ['2026-03-30T00:30:00Z', '2026-03-29T00:30:00Z', 'Gestern, 29. März 2026'],
])('yesterday is the day before, over the end of a month and the change of the clocks', (now, moment, label) => {
  expect(daysOf([at(moment)], new Date(now)).map((day) => day.label)).toEqual([label]);
});

it('keeps what is shown in the URL, and nothing of the default', () => {
  const state = { area: 'team', by: '2', range: { start: '2026-11-01', end: '2026-11-05' }, page: 3 } as const;
  expect(readHistoryState(new URLSearchParams(writeHistoryState(state)))).toEqual(state);
  expect(Object.values(writeHistoryState(ALL_HISTORY)).filter(Boolean)).toEqual([]);
  expect(readHistoryState(new URLSearchParams('area=unsinn&by=ich&from=2026-11-05&to=2026-11-01&page=-1'))).toEqual(ALL_HISTORY);
});

it.each([
  'from=2026-11-01',
  'to=2026-11-01',
  'from=2026-02-31&to=2026-03-01',
  'from=2026-11-01T08:00Z&to=2026-11-02',
  'by=0',
  'by=99999999999',
])('asks the server for nothing that it would refuse: %s', (query) => {
  expect(readHistoryState(new URLSearchParams(query))).toEqual(ALL_HISTORY);
});
