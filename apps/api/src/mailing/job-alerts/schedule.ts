import type { AlertRhythm } from '@stellwerk/domain';
import { startOfDay } from '../../platform/days/moments.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Digests are sent early in the morning in Berlin; weekly ones on Mondays. */
const MORNING = 6 * HOUR;
const MONDAY = 1;

/** Due time of the next digest; always later than now. */
export function nextDigestAt(rhythm: AlertRhythm, now: Date): Date {
  const today = startOfDay(now).getTime();
  for (let days = 0; ; days += 1) {
    // Noon is always on the same day: days of 23 and 25 hours begin at their own midnight.
    const noon = startOfDay(new Date(today + days * DAY + DAY / 2)).getTime() + DAY / 2;
    const at = new Date(noon - DAY / 2 + MORNING);
    if (at > now && (rhythm === 'DAILY' || new Date(noon).getUTCDay() === MONDAY)) return at;
  }
}
