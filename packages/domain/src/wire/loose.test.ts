import { describe, expect, it } from 'vitest';
import { asList, asObject, firstText, listIn, textsOf, toDate, toFlag, toNumber, toText } from './loose';

/** One value of each kind in JSON, and of those that it lacks. */
const kinds = {
  text: ' a ',
  blank: '  ',
  number: 7,
  zero: 0,
  flag: true,
  off: false,
  list: ['a'],
  object: { a: 1 },
  none: null,
  missing: undefined,
};

/** Result of a reader for each kind. */
const ofEach = (read: (value: unknown) => unknown): unknown =>
  Object.fromEntries(Object.entries(kinds).map(([kind, value]: [string, unknown]) => [kind, read(value)]));

/** The same result for every kind, except the named ones. */
const all = (value: unknown, but: object): unknown => ({ ...Object.fromEntries(Object.keys(kinds).map((kind) => [kind, value])), ...but });

describe('a value of any kind', () => {
  it('is text when it is one, or a number', () => {
    expect(ofEach(toText)).toEqual(all('', { text: 'a', number: '7', zero: '0' }));
  });

  it('is a flag only when it is true, "true" or 1', () => {
    expect(ofEach(toFlag)).toEqual(all(false, { flag: true }));
    expect([1, 'true', 'TRUE', '1', 'false', 2].map(toFlag)).toEqual([true, true, false, false, false, false]);
  });

  it('is a date when it is the text of one', () => {
    expect(ofEach(toDate)).toEqual(all(null, {}));
    expect(['2026-11-01', '2026-11-01T08:00:00Z', '2026-13-01', 'gestern', 1_762_000_000_000].map(toDate)).toEqual([
      '2026-11-01',
      '2026-11-01T08:00:00Z',
      null,
      null,
      null,
    ]);
  });

  it('is a number when it is finite, written as text, too', () => {
    expect(ofEach(toNumber)).toEqual(all(null, { number: 7, zero: 0 }));
    expect(['1.5', ' 2 ', '-3', '0', '4a', Number.NaN, Number.POSITIVE_INFINITY, 'Infinity'].map(toNumber)).toEqual([
      1.5,
      2,
      -3,
      0,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is an object or a list only when it is one', () => {
    expect(ofEach(asObject)).toEqual(all({}, { object: { a: 1 } }));
    expect(ofEach(asList)).toEqual(all([], { list: ['a'] }));
  });
});

it('the first text that is not blank counts', () => {
  expect(firstText(null, ' ', {}, ' b ', 'c')).toBe('b');
  expect(firstText('', 0, 'c')).toBe('0');
  expect([firstText(), firstText(' ', undefined)]).toEqual(['', '']);
});

it('texts keep their names, and are empty where the object has none', () => {
  expect(textsOf({ id: 7, title: ' Gleisbau ', city: null, slug: 'x' }, 'id', 'title', 'city', 'place')).toEqual({
    id: '7',
    title: 'Gleisbau',
    city: '',
    place: '',
  });
});

it('A25 a list comes bare or under the first of its keys that has one', () => {
  expect(listIn([1], 'jobs')).toEqual([1]);
  expect(listIn({ jobs: 'keine', data: [2], items: [3] }, 'jobs', 'data', 'items')).toEqual([2]);
  expect(listIn({ other: [4] }, 'jobs', 'data')).toEqual([]);
  expect([null, 'jobs', {}].map((answer) => listIn(answer, 'jobs'))).toEqual([[], [], []]);
});
