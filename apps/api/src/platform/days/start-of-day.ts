import { berlinDay } from '@stellwerk/domain';

/** Start of the present day in Berlin: a job stays open through its closing day. */
export function startOfDay(now: Date): Date {
  const day = berlinDay(now);
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const asSeen = new Date(`${utcMidnight.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).replace(' ', 'T')}Z`);
  return new Date(utcMidnight.getTime() - (asSeen.getTime() - utcMidnight.getTime()));
}
