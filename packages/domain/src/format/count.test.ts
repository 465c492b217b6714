import { expect, test } from 'vitest';
import { countOf } from './amount';

test('counts are German', () => {
  expect([1, 0, 1_204].map((count) => countOf(count, 'Bewerbung', 'Bewerbungen'))).toEqual([
    '1 Bewerbung',
    '0 Bewerbungen',
    '1.204 Bewerbungen',
  ]);
});
