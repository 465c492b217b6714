import { expect, it } from 'vitest';
import { property, textProperty } from './property';

it('a property is found in objects alone', () => {
  expect([{ a: 1 }, [1], null, undefined, 'a', 7].map((value) => property(value, 'a'))).toEqual([1, ...Array<undefined>(5)]);
  expect([{ a: 'x' }, { a: 1 }, {}, null].map((value) => textProperty(value, 'a'))).toEqual(['x', '', '', '']);
});
