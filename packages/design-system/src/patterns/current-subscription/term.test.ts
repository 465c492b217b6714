import { describe, expect, it } from 'vitest';
import { termOf } from './term';

const now = new Date('2026-11-20T09:00:00.000Z');

describe('termOf', () => {
  it('tells length and share', () =>
    expect(termOf('2026-11-10T09:00:00.000Z', '2026-12-10T09:00:00.000Z', now)).toEqual({ days: 30, share: 1 / 3 }));
  it('stays within the term', () => expect(termOf('2026-09-10T09:00:00.000Z', '2026-10-10T09:00:00.000Z', now)?.share).toBe(1));
  it('is null for a term that ends before it starts', () =>
    expect(termOf('2026-12-10T09:00:00.000Z', '2026-10-10T09:00:00.000Z', now)).toBeNull());
});
