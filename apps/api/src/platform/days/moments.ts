import { berlinDay } from '@stellwerk/domain';

// A format is expensive to make.
const berlinTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** Start of the current day in Berlin: a job stays open through its closing day. */
export function startOfDay(now: Date): Date {
  const day = berlinDay(now);
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const asSeen = new Date(`${berlinTime.format(utcMidnight).replace(' ', 'T')}Z`);
  return new Date(utcMidnight.getTime() - (asSeen.getTime() - utcMidnight.getTime()));
}

/** Bounds of a filter by days or times: a whole day counts from its first to its last moment in Berlin. */

const DAY = 24 * 60 * 60 * 1000;

/** Bounds of the data; at the ends of the years 1 to 9999 a day begins or ends in a year that databases do not support. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(9999, 0, 1);

const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const within = (text: string): number => Math.min(Math.max(Date.parse(text), EARLIEST), LATEST);

/** The first included time. @param text a day or a time, ISO */
export function firstMoment(text: string): Date {
  const at = within(text);
  // Noon of the day is the same day in Berlin, in summer and in winter.
  return isWholeDay(text) ? startOfDay(new Date(at + DAY / 2)) : new Date(at);
}

/** The first excluded time; the day may have had 23 or 25 hours. @param text a day or a time, ISO */
export function momentAfter(text: string): Date {
  const at = firstMoment(text).getTime();
  return isWholeDay(text) ? startOfDay(new Date(at + DAY * 1.5)) : new Date(at + 1);
}

/** Noon of a day, yyyy-mm-dd: the same day in Berlin and in UTC. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
