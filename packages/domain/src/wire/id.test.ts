import { expect, it } from 'vitest';
import { parseId } from './id';

it.each([
  [1, 1],
  ['1', 1],
  ['42', 42],
  [2_147_483_647, 2_147_483_647],
  ['2147483647', 2_147_483_647],
])('%j is the id %i', (value, id) => {
  expect(parseId(value)).toBe(id);
});

it.each([
  [0],
  ['0'],
  ['07'],
  [-1],
  ['-1'],
  [1.5],
  ['1.5'],
  ['1e3'],
  [' 1'],
  ['1 '],
  ['1a'],
  ['a1'],
  [''],
  [2_147_483_648],
  ['2147483648'],
  ['9999999999'],
  ['10000000000'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [true],
  [null],
  [undefined],
  [['1']],
  [{ id: 1 }],
])('%j is no id', (value) => {
  expect(parseId(value)).toBeNull();
});
