import { berlinDay, isWebUrl } from '@stellwerk/domain';
import * as z from 'zod/mini';

/** An object of unknown content, as jobs carry them. */
export type Raw = Readonly<Record<string, unknown>>;

const anObject = z.record(z.string(), z.unknown());

/** The value as an object, or null. */
export function objectOf(value: unknown): Raw | null {
  const parsed = z.safeParse(anObject, value);
  return parsed.success && !Array.isArray(value) ? parsed.data : null;
}

/** One value or a list of them as a list; nothing as an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** Text of a value: itself, a number, the '@value' or the name of an object. Trimmed; '' for everything else. */
export function textIn(value: unknown): string {
  // PostgreSQL stores no NUL, and no text needs the other control characters.
  if (typeof value === 'string') return value.replace(/(?![\t\n\r])\p{Cc}/gu, '').trim();
  if (typeof value === 'number') return String(value);
  const object = objectOf(value);
  return object === null
    ? ''
    : ([object['@value'], object.name, object.value]
        .map((part) => (objectOf(part) === null ? textIn(part) : ''))
        .find((text) => text !== '') ?? '');
}

/** The first text among the values that is not blank; of a list its first. */
export function firstOf(...values: unknown[]): string {
  for (const value of values) for (const item of listOf(value)) if (textIn(item) !== '') return textIn(item);
  return '';
}

/** A number, also written as '52.000,50 €' or '52,000.50'; null when there is none. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const thousands = /(\d)\s*(?:k|tsd\.?|tausend)\b/i.test(value) ? 1000 : 1;
  // '52.000,–' is how a whole amount is written on paper.
  const digits = value.replace(/[^\d.,-]/g, '').replace(/[.,]-?$/, '');
  const german = /,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  const plain = german ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '');
  const number = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(number) ? number * thousands : null;
}

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})/;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const WRITTEN_DAY = /^(\d{1,2})\.\s*(\p{L}{3,9})\.?\s+(\d{4})/u;
const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

function checkedDay(year: string, month: string, day: string): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : '';
}

/**
 * The day (YYYY-MM-DD) of a date in ISO or German form, also with the month's name. A moment with a time zone counts by its day in Berlin, one without by
 * the day that is written. '' when it is no date.
 */
export function dayIn(value: unknown): string {
  const text = textIn(value);
  const zoned = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
  if (zoned !== null && !Number.isNaN(zoned.getTime())) return berlinDay(zoned);
  const iso = ISO_DAY.exec(text);
  if (iso?.[1] !== undefined && iso[2] !== undefined && iso[3] !== undefined) return checkedDay(iso[1], iso[2], iso[3]);
  const german = GERMAN_DAY.exec(text);
  if (german?.[1] !== undefined && german[2] !== undefined && german[3] !== undefined) return checkedDay(german[3], german[2], german[1]);
  const written = WRITTEN_DAY.exec(text);
  const month = MONTHS.indexOf(written?.[2]?.toLowerCase().slice(0, 3) ?? '') + 1;
  if (written?.[1] !== undefined && written[3] !== undefined && month > 0) return checkedDay(written[3], String(month), written[1]);
  return '';
}

/** The address when it is http(s), else ''. */
export function webAddressIn(value: unknown): string {
  const object = objectOf(value);
  const text = object === null ? textIn(value) : firstOf(object.url, object.contentUrl, object['@id']);
  const full = /^www\./i.test(text) ? `https://${text}` : text;
  return /^https?:\/\//i.test(full) && isWebUrl(full) ? full : '';
}
