import { describe, expect, it } from 'vitest';
import { matches } from './matches';

describe('matches', () => {
  it('finds a part of any text in any case, umlauts included', () => {
    expect(matches('ÖZK', ['Anna', 'Özkan'])).toBe(true);
    expect(matches(' aktu ', ['Aktuarin'])).toBe(true);
    expect(matches('aktuar in', ['Aktuarin'])).toBe(false);
    expect(matches('zander', ['Anna', 'Özkan'])).toBe(false);
  });
  it('finds everything without a search', () => {
    expect(matches('  ', [])).toBe(true);
  });
});
