import { describe, expect, test } from 'vitest';
import { readHyphenated, spokenName } from './hyphenated';

describe('texts with soft hyphens', () => {
  test('are those that the answer has', () => {
    expect(readHyphenated({ title: 'Rechts\u00adschutz', company: '', other: 'x' })).toEqual({ title: 'Rechts\u00adschutz' });
  });
  test.each([undefined, null, 'x', {}, { title: '' }])('are none in %j', (value) => {
    expect(readHyphenated(value)).toBeUndefined();
  });
});

test('what they name is called without them', () => {
  expect(['Rechts\u00adschutz\u00adfall', 'Recht'].map(spokenName)).toEqual(['Rechtsschutzfall', undefined]);
});
