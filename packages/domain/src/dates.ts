const DAY = 86_400_000;

/** A calendar day as yyyy-mm-dd. */
export type Day = `${number}-${number}-${number}`;

/** Swedish days are written as ISO has them. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day of a time in Berlin, as yyyy-mm-dd. @param moment - a Date, or an ISO text */
export function berlinDay(moment: Date | string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : isoDay.format(date);
}

/** Days until an end, rounded up, never below 0; 0 without an end (CP23, O31). @param endDate - ISO, or null */
export function daysLeft(endDate: string | null, now: Date): number {
  if (endDate === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(endDate) - now.getTime()) / DAY));
}

/** Whether a text is a day or a time in ISO 8601, in the years 1 to 9999, which every database and format supports. */
export function isMoment(text: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text)?.[1];
  if (day === undefined || day.startsWith('0000')) return false;
  const at = new Date(`${day}T00:00:00.000Z`);
  // A day beyond the end of a month would roll over into the next one.
  return !Number.isNaN(new Date(text).getTime()) && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
}

/** Whether a text is a day of this century: other years are slips of the keyboard. */
export const isDay = (text: string): text is Day => /^20\d\d-\d\d-\d\d$/.test(text) && isMoment(text);
