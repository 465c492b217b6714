import { berlinDay } from '@stellwerk/domain';
import { textIn } from './values.ts';

const MONTHS: readonly RegExp[] = [
  /^j[aä]n/,
  /^feb/,
  /^(?:mär|mar|mrz|mae)/,
  /^apr/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[kc]t/,
  /^nov/,
  /^de[zc]/,
];

/** Prefixes of a day that mean the day itself. */
const BEFORE =
  /^(?:(?:bis|spätestens|einschließlich|zum|den|(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*(?:tag|woch|day|abend))?[.,]?)\s+|(?:mo|di|mi|do|fr|sa|so)\.?,\s*)*/iu;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const DAY_FIRST = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?![\d.])/;
/** Between slashes and dashes the day comes first in Europe, the month in America. */
const EITHER_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const MONTH_NAMED = /^(\d{1,2})\.?[\s-]*(\p{L}{3,9})\.?[\s-]+(\d{4}|\d{2})(?!\d)/u;
const MONTH_FIRST = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u;
/** Days since the end of 1899, as spreadsheets count them, for the years 2009 to 2063. */
const SERIAL = /^([45]\d{4})(?:[.,]\d+)?$/;
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_LENGTH = 86_400_000;
/** A second day in the same text makes it ambiguous. */
const ONE_MORE = /\d{1,2}[./-]\s?\d{1,2}[./-]|\d{1,2}\.?\s?\p{L}{3,9}\.?\s\d{4}/u;

function checkedDay(year: string, month: string | number, day: string): string {
  const iso = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : '';
}

const monthNamed = (name: string): number => MONTHS.findIndex((month) => month.test(name.toLowerCase())) + 1;

/** '31/03/2027' and '03/31/2027' show which number is the day; '03/04/2027' does not. */
function eitherFirst(first: string, second: string, year: string): string {
  const days = new Set([checkedDay(year, second, first), checkedDay(year, first, second)].filter((day) => day !== ''));
  const [only = ''] = days;
  return days.size === 1 ? only : '';
}

type Reader = readonly [RegExp, (...parts: readonly string[]) => string];

const READERS: readonly Reader[] = [
  [YEAR_FIRST, (year = '', _mark = '', month = '', day = '') => checkedDay(year, month, day)],
  [DAY_FIRST, (day = '', month = '', year = '') => checkedDay(year, month, day)],
  [EITHER_FIRST, (first = '', _mark = '', second = '', year = '') => eitherFirst(first, second, year)],
  [MONTH_NAMED, (day = '', month = '', year = '') => checkedDay(year, monthNamed(month), day)],
  [MONTH_FIRST, (month = '', day = '', year = '') => checkedDay(year, monthNamed(month), day)],
  [SERIAL, (days = '') => new Date(SERIAL_START + Number(days) * DAY_LENGTH).toISOString().slice(0, 10)],
];

/**
 * The day (YYYY-MM-DD) of a date as people and spreadsheets write it. A time with a time zone counts by its day in Berlin, one without
 * by its written day. '' for no date or an ambiguous one.
 */
export function dayIn(value: unknown): string {
  // Old browsers and spreadsheets put direction marks between the numbers.
  const text = textIn(value)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '');
  const zoned = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
  if (zoned !== null && !Number.isNaN(zoned.getTime())) return berlinDay(zoned);
  const written = text.replace(BEFORE, '');
  for (const [pattern, read] of READERS) {
    const [found, ...parts] = pattern.exec(written) ?? [];
    if (found !== undefined) return ONE_MORE.test(written.slice(found.length)) ? '' : read(...parts);
  }
  return '';
}

/** How a field says that there is no day. */
const NO_DAY = /^(?:-|–|—|keine?s?|ohne|offen|unbefristet|laufend|fortlaufend|k\.\s?a\.|n\/?a|none|open|null)$/i;

/** Whether a text says neither a day nor anything else. */
export const saysNothing = (text: string): boolean => text === '' || NO_DAY.test(text);

/** Whether a value says a day that was not understood. */
export const isUnreadDay = (value: unknown): boolean => !saysNothing(textIn(value)) && dayIn(value) === '';
