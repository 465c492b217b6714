import { expect, it } from 'vitest';
import { startOfDay } from './moments.ts';

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-19T23:00:00.000Z'],
  ['2026-11-20T22:59:59Z', '2026-11-19T23:00:00.000Z'],
  ['2026-11-20T23:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01T12:00:00Z', '2026-06-30T22:00:00.000Z'],
  ['2026-07-01T22:00:00Z', '2026-07-01T22:00:00.000Z'],
  // The clocks change in the night of these days: each still begins at its own midnight.
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
])('rule 14: at %s the day in Berlin has begun at %s', (now, start) => {
  expect(startOfDay(new Date(now)).toISOString()).toBe(start);
});
