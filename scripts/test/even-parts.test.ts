import { describe, expect, it } from 'vitest';
import { evenParts } from './even-parts.ts';

const split = (lengths: readonly number[], count: number): readonly number[] =>
  evenParts(lengths, count, String, (seconds) => seconds).map((part) => part.reduce((sum, one) => sum + one, 0));

describe('evenParts', () => {
  it('gives each part about the same time, whatever the order', () => {
    expect(split([8, 1, 1, 7, 2, 5, 4, 4], 4)).toEqual([8, 8, 8, 8]);
    expect(split([4, 4, 5, 2, 7, 1, 1, 8], 4)).toEqual([8, 8, 8, 8]);
  });

  it('has every thing in exactly one part', () => {
    const names = Array.from({ length: 25 }, (_, index) => `file-${index}`);
    const parts = evenParts(names, 4, String, () => 1);
    expect(parts).toHaveLength(4);
    expect(parts.flat().toSorted()).toEqual(names.toSorted());
  });
});
