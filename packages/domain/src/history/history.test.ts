import { expect, it } from 'vitest';
import { ALL_HISTORY_ACTIONS, areaOfAction, HISTORY_AREAS, HISTORY_FIELDS, historyFieldLabel, readHistory } from './index';

const wire = {
  id: 7,
  createdAt: '2026-11-20T08:00:00.000Z',
  action: 'member-changed',
  by: 'Katharina Brandis',
  subject: { id: 3, name: 'Aylin Karadeniz', exists: true },
  fields: ['position', 'avatar'],
  role: { from: 'MEMBER', to: 'ADMIN' },
  status: { from: 'SUBMITTED', to: 'IN_REVIEW' },
  counts: { created: 1, updated: 2, deactivated: 3, rejected: 4 },
};
const { createdAt: at, ...same } = wire;
const entry = { ...same, id: '7', at, subject: { ...wire.subject, id: '3' } };

it('an entry is read with every field', () => {
  expect(readHistory({ entries: [wire], total: 120, people: [{ id: 2, name: 'Katharina Brandis' }] })).toEqual({
    entries: [entry],
    total: 120,
    people: [{ id: '2', name: 'Katharina Brandis' }],
  });
});

it('what is not known is left out: an account, a subject, fields of later versions', () => {
  const bare = { ...wire, by: null, subject: null, role: null, status: null, fields: ['position', 'shoeSize'], counts: undefined };
  expect(readHistory({ data: [bare], total: 1 })).toEqual({
    entries: [
      {
        ...entry,
        by: '',
        subject: null,
        role: null,
        status: null,
        fields: ['position'],
        counts: { created: 0, updated: 0, deactivated: 0, rejected: 0 },
      },
    ],
    total: 1,
    people: [],
  });
});

it('whoever has no number or no name is nobody to choose', () => {
  const people = [{ id: null, name: 'Katharina Brandis' }, { id: 2, name: '' }, null, { id: 3, name: 'Jonas Terhorst' }];
  expect(readHistory({ entries: [], total: 0, people }).people).toEqual([{ id: '3', name: 'Jonas Terhorst' }]);
});

it.each([[{ ...wire, action: 'member-promoted' }], [{ ...wire, createdAt: 'neulich' }], [null]])(
  'an entry of a kind or a moment that nobody knows is none: %#',
  (odd) => {
    expect(readHistory({ entries: [odd, wire], total: 2 }).entries).toEqual([entry]);
  },
);

it.each([[{ from: 'SUBMITTED', to: 'PARKED' }], ['REJECTED'], [undefined]])('a status that nobody knows is none: %o', (odd) => {
  expect(readHistory({ entries: [{ ...wire, status: odd }], total: 1 }).entries).toEqual([{ ...entry, status: null }]);
});

it('an unknown role counts as the weakest, a subject may have lost its name', () => {
  const odd = { ...wire, role: { from: 'BOSS', to: 'ADMIN' }, subject: { id: 3, name: null, exists: false } };
  expect(readHistory({ entries: [odd], total: 1 }).entries).toMatchObject([
    { role: { from: 'MEMBER', to: 'ADMIN' }, subject: { id: '3', name: '', exists: false } },
  ]);
});

it('every action belongs to one area', () => {
  expect(ALL_HISTORY_ACTIONS.map(areaOfAction)).toEqual(
    [['company', 6] as const, ['team', 7] as const, ['jobs', 9] as const, ['focus', 5] as const, ['applications', 5] as const].flatMap(
      ([area, count]) => Array<string>(count).fill(area),
    ),
  );
});

it('every field of an area has a name, and none of another area', () => {
  for (const area of HISTORY_AREAS) for (const field of HISTORY_FIELDS[area]) expect(historyFieldLabel(area, field)).not.toBe('');
  expect(historyFieldLabel('jobs', 'jobDescription')).toBe('Stellenbeschreibung');
  expect(historyFieldLabel('team', 'jobDescription')).toBe('Aufgaben');
  expect(historyFieldLabel('company', 'avatar')).toBe('');
});
