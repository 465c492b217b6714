import { expect, test } from 'vitest';
import { mergeVersions, sameValue } from './merge';

const base = { name: 'Nordbahn', city: 'Kiel', postcode: '24103', country: '', contacts: ['1', '2'] };

test('nothing of either version is lost: what one has changed is kept, what both have changed stays with its author and is named', () => {
  const own = { ...base, name: 'Nordbahn AG', city: 'Hamburg', country: 'Deutschland' };
  const stored = { ...base, name: 'Nordbahn SE', postcode: '24105', country: 'Deutschland', contacts: ['2', '1'] };
  expect(mergeVersions(base, own, stored)).toEqual({
    values: { ...own, postcode: '24105', contacts: ['2', '1'] },
    taken: ['postcode', 'contacts'],
    conflicts: ['name'],
  });
});

test('a version that says the same is no conflict', () => {
  const own = { ...base, name: 'X', contacts: [...base.contacts] };
  expect(mergeVersions(base, own, { ...base, contacts: ['1', '2'] })).toEqual({ values: own, taken: [], conflicts: [] });
});

test.each([
  ['the same text', 'a', 'a', true],
  ['another text', 'a', 'b', false],
  ['the same list', ['1', '2'], ['1', '2'], true],
  ['a list in another order', ['1', '2'], ['2', '1'], false],
  ['a shorter list', ['1', '2'], ['1'], false],
  ['facts in another order', { a: '1', b: '2' }, { b: '2', a: '1' }, true],
  ['an empty fact that the other lacks', { a: '1', b: '' }, { a: '1' }, true],
  ['a fact that the other lacks', { a: '1', b: '2' }, { a: '1' }, false],
  ['a list and facts', ['1'], { 0: '1' }, false],
  ['a text and nothing', 'a', null, false],
])('sameValue: %s', (_title, one, other, same) => {
  expect([sameValue(one, other), sameValue(other, one)]).toEqual([same, same]);
});
