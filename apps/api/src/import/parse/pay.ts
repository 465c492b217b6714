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
  [/hour|hur|stunde|std/i, 'HOUR'],
  [/day|tag/i, 'DAY'],
  [/week|wee|woche/i, 'WEEK'],
  [/month|mon|monat/i, 'MONTH'],
  [/year|ann|yearly|jahr|p\.\s?a\./i, 'YEAR'],
];

/** What fields beside an amount say about it; '' where they say nothing. */
interface Terms {
  readonly currency: string;
  readonly unit: string;
}

const unitNamedIn = (text: string): PayUnit | undefined => UNITS.find(([pattern]) => pattern.test(text))?.[1];
const unitIn = (text: string): PayUnit => unitNamedIn(text) ?? 'YEAR';

/** Nobody earns less than this in a year of work, so that '2.800 € brutto' means a month. */
const LEAST_OF_A_YEAR = 10_000;

function currencyIn(text: string): string {
  const code = /\b(EUR|CHF|USD|GBP|PLN|DKK|SEK|CZK)\b/i.exec(text)?.[1];
  return code?.toUpperCase() ?? (/\$/.test(text) ? 'USD' : /£/.test(text) ? 'GBP' : 'EUR');
}

/** Code of a currency field; any code of three letters counts, a sign stands for its currency. */
const currencyOf = (said: string): string => (/^[A-Z]{3}$/i.test(said) ? said.toUpperCase() : currencyIn(said));

/** Beyond it stands a mistake, no pay. */
const HIGHEST = 1_000_000_000;

function range(min: number | null, max: number | null, currency: string, unit: PayUnit): Pay | null {
  const [low, high] = [min, max].map((amount) => (amount !== null && amount > 0 && amount < HIGHEST ? amount : null));
  if (low === undefined || high === undefined) return null;
  if (low === null && high === null) return null;
  const swapped = low !== null && high !== null && low > high;
  return { min: swapped ? high : low, max: swapped ? low : high, currency, unit };
}

/** Below it a number in a text is no pay but a pay grade, an hour of work or a day off ('TVöD E 9', '13. Gehalt'). */
const LEAST: Readonly<Record<PayUnit, number>> = { HOUR: 1, DAY: 10, WEEK: 50, MONTH: 100, YEAR: 1000 };

/** Ends further apart are no range: '3.500 € bei 38 Stunden'. */
const WIDEST = 10;

const AMOUNT = /\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?![\d.])(?:,\d{1,2})?|\d[\d.,]*(?:\s*(?:k|tsd\.?)(?![a-z]))?/gi;

/** '48.000 – 60.000 € pro Jahr', 'ab 3.200 EUR/Monat', '18,50 € pro Stunde', "80'000 CHF". Null when it is not surely pay. */
function payInText(text: string, said: Terms = { currency: '', unit: '' }): Pay | null {
  const found = [...text.matchAll(AMOUNT)].map((match) => numberIn(match[0].replace(/[.,]$/, ''))).filter((number) => number !== null);
  const [first = null, second = null] = found;
  if (first === null || found.length > 2) return null;
  const currency = said.currency === '' ? currencyIn(text) : currencyOf(said.currency);
  // 'bis 60.000 €' names only the upper end, '48–60k' the thousand only once.
  const low = second !== null && second >= 1000 && first < 1000 && /k|tsd/i.test(text) ? first * 1000 : first;
  const unit = unitNamedIn(said.unit || text) ?? ((second ?? low) < LEAST_OF_A_YEAR ? 'MONTH' : 'YEAR');
  if (low < LEAST[unit] || (second !== null && (second < low || second > low * WIDEST))) return null;
  if (second === null && /^\s*(?:bis|up to|max)/i.test(text)) return range(null, low, currency, unit);
  return range(low, second ?? (/^\s*(?:ab|from|min)/i.test(text) ? null : low), currency, unit);
}

/** The value of a MonetaryAmount, which may stand in a QuantitativeValue. */
function valueOf(amount: Raw): unknown {
  const [first] = listOf(amount.value);
  const value = objectOf(first);
  return value === null ? first : value.value;
}

/** Pay in words ('nach Tarif'); '' where it is said in numbers, or not at all. */
export function payText(baseSalary: unknown): string {
  const [first] = listOf(baseSalary);
  const amount = objectOf(first);
  const said = amount === null ? first : valueOf(amount);
  return typeof said === 'string' ? textIn(said) : '';
}

/** Reads baseSalary: a MonetaryAmount with a value or a range, a number, or a text. Null when it names no amount. */
export function readPay(baseSalary: unknown): Pay | null {
  const [first] = listOf(baseSalary);
  const text = payText(baseSalary);
  const amount = objectOf(first);
  if (amount === null) return typeof first === 'number' ? range(first, first, 'EUR', 'YEAR') : payInText(text);
  const value = objectOf(listOf(amount.value)[0]);
  const said = {
    currency: firstOf(amount.currency, amount.salaryCurrency, value?.currency),
    unit: firstOf(value?.unitText, value?.unitCode, amount.unitText, amount.duration),
  };
  const number = valueOf(amount);
  const exact = typeof number === 'number' ? number : null;
  const { minValue, maxValue } = value ?? amount;
  const min = numberIn(minValue) ?? exact;
  const max = numberIn(maxValue) ?? (numberIn(minValue) === null ? exact : null);
  return range(min, max, currencyOf(said.currency), unitIn(said.unit)) ?? payInText(text, said);
}
