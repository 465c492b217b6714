import type { PayUnit } from '@stellwerk/domain';
import { listOf, firstOf, numberIn, objectOf, textIn, type Raw } from './values.ts';

/** Pay as the job states it; either end may be open. */
export interface Pay {
  readonly min: number | null;
  readonly max: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly unit: PayUnit;
}

const UNITS: readonly (readonly [RegExp, PayUnit])[] = [
  [/hour|hur|stunde|stünd|std|\/\s?h(?!\p{L})|^h$/iu, 'HOUR'],
  [/day|tag|täglich/i, 'DAY'],
  [/week|wee|woche|wöchent/i, 'WEEK'],
  [/month|mon|monat/i, 'MONTH'],
  [/year|ann|yearly|jahr|jähr|p\.\s?a\./i, 'YEAR'],
];

/** Fields beside an amount; '' for missing ones. */
interface Terms {
  readonly currency: string;
  readonly unit: string;
}

/** The pay unit that a text names; undefined for none. */
export const unitNamedIn = (text: string): PayUnit | undefined => UNITS.find(([pattern]) => pattern.test(text))?.[1];

/** Minimum pay of a year, so that '2.800 € brutto' means a month. */
const LEAST_OF_A_YEAR = 10_000;
/** Less may be for a day or a week, or a year in thousands. */
const LEAST_OF_A_MONTH = 1000;
/** Range of hourly pay; more may be a year in thousands, less a pay grade. */
const OF_AN_HOUR = { least: 10, most: 30 } as const;

/** The unit that the amounts imply where none is named; undefined for ambiguous sizes. */
function unitBySize(amounts: readonly number[]): PayUnit | undefined {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const cents = amounts.some((amount) => !Number.isInteger(amount));
  if (least >= OF_AN_HOUR.least && most < (cents ? 100 : OF_AN_HOUR.most)) return 'HOUR';
  if (least < LEAST_OF_A_MONTH) return undefined;
  return most < LEAST_OF_A_YEAR ? 'MONTH' : least < LEAST_OF_A_YEAR ? undefined : 'YEAR';
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|\beuro/i, 'EUR'],
  [/\$/, 'USD'],
  [/£/, 'GBP'],
  [/\b(?:sfr|franken)/i, 'CHF'],
];

function currencyNamedIn(text: string): string | undefined {
  const code = /(?<!\p{L})(EUR|CHF|USD|GBP|PLN|DKK|SEK|CZK)(?!\p{L})/iu.exec(text)?.[1];
  return code?.toUpperCase() ?? SIGNS.find(([sign]) => sign.test(text))?.[1];
}

/** Default currency: the jobs are German. */
const HERE = 'EUR';
const currencyIn = (text: string): string => currencyNamedIn(text) ?? HERE;

/** Code of a currency field; any three-letter code is accepted, a sign means its currency. undefined for an unknown one. */
const currencyOf = (said: string): string | undefined =>
  /^[A-Z]{3}$/i.test(said) ? said.toUpperCase() : said === '' ? HERE : currencyNamedIn(said);

/** Higher amounts are mistakes. */
const HIGHEST = 1_000_000_000;

/** @param said unit named by the source; '' for none, then it follows from the size */
function range(min: number | null, max: number | null, currency: string | undefined, said: string): Pay | null {
  const [low, high] = [min, max].map((amount) => (amount !== null && amount > 0 && amount < HIGHEST ? amount : null));
  if (low === undefined || high === undefined) return null;
  if (low === null && high === null) return null;
  const unit = said === '' ? unitBySize([low, high].filter((amount) => amount !== null)) : unitNamedIn(said);
  if (unit === undefined || currency === undefined) return null;
  const swapped = low !== null && high !== null && low > high;
  return { min: swapped ? high : low, max: swapped ? low : high, currency, unit };
}

/** Lower numbers in a text are pay grades, working hours or days off ('TVöD E 9', '13. Gehalt'). */
const LEAST: Readonly<Record<PayUnit, number>> = { HOUR: 1, DAY: 10, WEEK: 50, MONTH: 100, YEAR: 1000 };

/** Ends further apart are not a range: '3.500 € bei 38 Stunden'. */
const WIDEST = 10;

const AMOUNT = /\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?![\d.])(?:,\d{1,2})?|\d[\d.,]*(?:\s*(?:k|tsd\.?|tausend|teur|t)(?!\p{L}))?/giu;

/** '48.000 – 60.000 € pro Jahr', 'ab 3.200 EUR/Monat', '18,50 € pro Stunde', "80'000 CHF". Null when it is not clearly pay. */
function payInText(text: string, said: Terms = { currency: '', unit: '' }): Pay | null {
  const found = [...text.matchAll(AMOUNT)].map((match) => numberIn(match[0].replace(/[.,]$/, ''))).filter((number) => number !== null);
  const [first = null, second = null] = found;
  if (first === null || found.length > 2) return null;
  const currency = said.currency === '' ? currencyIn(text) : currencyOf(said.currency);
  // 'bis 60.000 €' names only the upper end, '48–60k' the thousand only once.
  const low =
    second !== null && second >= 1000 && first < 1000 && /\d\s*(?:k|t(?!\p{L})|tsd|tausend|teur)/iu.test(text) ? first * 1000 : first;
  const unit = said.unit === '' ? (unitNamedIn(text) ?? ((second ?? low) < LEAST_OF_A_YEAR ? 'MONTH' : 'YEAR')) : unitNamedIn(said.unit);
  if (unit === undefined || currency === undefined) return null;
  if (low < LEAST[unit] || (second !== null && (second < low || second > low * WIDEST))) return null;
  if (second === null && /^\s*(?:bis|up to|max)/i.test(text)) return range(null, low, currency, unit);
  return range(low, second ?? (/^\s*(?:ab|from|min)/i.test(text) ? null : low), currency, unit);
}

/** The value of a MonetaryAmount, possibly inside a QuantitativeValue. */
function valueOf(amount: Raw): unknown {
  const [first] = listOf(amount.value);
  const value = objectOf(first);
  return value === null ? first : value.value;
}

/** Pay as text ('nach Tarif'); '' for numbers or none. */
export function payText(baseSalary: unknown): string {
  const [first] = listOf(baseSalary);
  const amount = objectOf(first);
  const said = amount === null ? first : valueOf(amount);
  return typeof said === 'string' ? textIn(said) : '';
}

/** A pay grade, whose number is no amount: 'EG 9', 'A 13'. */
const GRADE = /(?:^|\s)(?:EG?|S|A|P|KR|TV\S*|\p{L}*gruppe|stufe)\s?\d/iu;
const amountIn = (value: unknown): number | null => (typeof value === 'string' && GRADE.test(value) ? null : numberIn(value));

/** The ends of a MonetaryAmount and its other fields. */
function partsOf(amount: Raw) {
  const value = objectOf(listOf(amount.value)[0]);
  const { minValue, maxValue } = value ?? amount;
  const ends = `${textIn(minValue)} ${textIn(maxValue)}`;
  const terms: Terms = {
    currency: firstOf(amount.currency, amount.salaryCurrency, value?.currency, currencyNamedIn(ends)),
    unit: firstOf(value?.unitText, value?.unitCode, amount.unitText, amount.duration, unitNamedIn(ends)),
  };
  return { minValue, maxValue, terms };
}

/** Reads baseSalary: a MonetaryAmount with a value or a range, a number, or a text. Null when it names no amount. */
export function readPay(baseSalary: unknown): Pay | null {
  const [first] = listOf(baseSalary);
  const text = payText(baseSalary);
  const amount = objectOf(first);
  if (amount === null) return typeof first === 'number' ? range(first, first, HERE, '') : payInText(text);
  const number = valueOf(amount);
  const exact = typeof number === 'number' ? number : null;
  const { minValue, maxValue, terms } = partsOf(amount);
  const [low, high] = endsOf(minValue, maxValue);
  return range(low ?? exact, high ?? (low === null ? exact : null), currencyOf(terms.currency), terms.unit) ?? payInText(text, terms);
}

/** Both ends; of '55 bis 65 T€' in two columns the thousand may be written only once. */
function endsOf(minValue: unknown, maxValue: unknown): readonly [number | null, number | null] {
  const [low, high] = [amountIn(minValue), amountIn(maxValue)];
  return [low !== null && high !== null && high >= 1000 && low < 1000 && /\d\s*(?:k|t)/i.test(textIn(maxValue)) ? low * 1000 : low, high];
}

/** Unparsed part of a source's pay, as written; '' for none. */
export function unreadPay(baseSalary: unknown): string {
  const [first] = listOf(baseSalary);
  const amount = objectOf(first);
  const pay = readPay(baseSalary);
  if (amount === null) return pay === null && typeof first === 'number' ? String(first) : '';
  const { minValue, maxValue } = partsOf(amount);
  const number = valueOf(amount);
  const said = [minValue, maxValue, typeof number === 'number' ? number : undefined].filter(
    (end) => textIn(end) !== '' && textIn(end) !== '0',
  );
  return (pay === null ? said : said.filter((end) => amountIn(end) === null)).map(textIn).join(' bis ');
}

/** Whether the unit of a pay is not named but follows from its size. */
export function isUnitGuessed(baseSalary: unknown): boolean {
  const [first] = listOf(baseSalary);
  const amount = objectOf(first);
  return (
    readPay(baseSalary) !== null && unitNamedIn(`${amount === null ? '' : partsOf(amount).terms.unit} ${payText(baseSalary)}`) === undefined
  );
}
