import { isWebUrl } from '@stellwerk/domain';
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

/** Text of a value: itself, a number, the '@value' or the name of an object. Trimmed; '' for others. */
export function textIn(value: unknown): string {
  // PostgreSQL stores no NUL, and other control characters are useless in a text.
  if (typeof value === 'string') return value.replace(/(?![\t\n\r])\p{Cc}/gu, '').trim();
  if (typeof value === 'number') return String(value);
  const object = objectOf(value);
  return object === null
    ? ''
    : ([object['@value'], object.name, object.value]
        .map((part) => (objectOf(part) === null ? textIn(part) : ''))
        .find((text) => text !== '') ?? '');
}

/** First text among the values that is not blank; the first entry of a list. */
export function firstOf(...values: unknown[]): string {
  for (const value of values) for (const item of listOf(value)) if (textIn(item) !== '') return textIn(item);
  return '';
}

/** A number with its marks and spaces: two of them in a text do not form a third one ('14 x 3.500'). */
const ONE_NUMBER = /\d(?:[\d.,'’]|[ \u00A0\u202F](?=\d{3}(?!\d)))*/g;

/** A number, also written as '52.000,50 €' or '52,000.50'; null when there is none, or more than one. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.match(ONE_NUMBER)?.length !== 1) return null;
  const thousands = /(\d)\s*(?:k|t|tsd\.?|tausend|teur|t(?=\s?€))(?![\p{L}\d])/iu.test(value) ? 1000 : 1;
  // '52.000,–' is the paper notation of a whole amount.
  const digits = value.replace(/[^\d.,-]/g, '').replace(/[.,]-?$/, '');
  const german = /,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  const plain = german ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '');
  const number = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(number) ? number * thousands : null;
}

/** The URL if it is http(s), else ''. */
export function webAddressIn(value: unknown): string {
  const object = objectOf(value);
  const text = object === null ? textIn(value) : firstOf(object.url, object.contentUrl, object['@id']);
  const full = /^www\./i.test(text) ? `https://${text}` : text;
  return /^https?:\/\//i.test(full) && isWebUrl(full) ? full : '';
}
