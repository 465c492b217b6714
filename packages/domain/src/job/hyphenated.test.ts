import { describe, expect, test } from 'vitest';
import { readHyphenated } from './hyphenated';

describe('texts with soft hyphens', () => {
  test('are those that the answer has', () => {
    expect(readHyphenated({ title: 'Rechts\u00adschutz', company: '', other: 'x' })).toEqual({ title: 'Rechts\u00adschutz' });
  });
  test.each([undefined, null, 'x', {}, { title: '' }])('are none in %j', (value) => {
    expect(readHyphenated(value)).toBeUndefined();
  });
});
