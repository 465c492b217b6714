import type { PayUnit } from '@stellwerk/domain';
import { listOf, firstOf, numberIn, objectOf, textIn } from './values.ts';

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

function unitIn(text: string): PayUnit {
  return UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? 'YEAR';
}

function currencyIn(text: string): string {
  const code = /\b(EUR|CHF|USD|GBP|PLN|DKK|SEK|CZK)\b/i.exec(text)?.[1];
  return code?.toUpperCase() ?? (/\$/.test(text) ? 'USD' : /£/.test(text) ? 'GBP' : 'EUR');
}

/** Beyond it stands a mistake, no pay. */
const HIGHEST = 1_000_000_000;

function range(min: number | null, max: number | null, currency: string, unit: PayUnit): Pay | null {
  const [low, high] = [min, max].map((amount) => (amount !== null && amount > 0 && amount < HIGHEST ? amount : null));
  if (low === undefined || high === undefined) return null;
  if (low === null && high === null) return null;
  const swapped = low !== null && high !== null && low > high;
  return { min: swapped ? high : low, max: swapped ? low : high, currency, unit };
}

/** '48.000 – 60.000 € pro Jahr', 'ab 3.200 EUR/Monat', '18,50 € pro Stunde'. */
function payInText(text: string): Pay | null {
  const found = [...text.matchAll(/\d[\d.,]*(?:\s*(?:k|tsd\.?)(?![a-z]))?/gi)]
    .map((match) => numberIn(match[0].replace(/[.,]$/, '')))
    .filter((number) => number !== null);
  const [first = null, second = null] = found;
  if (first === null || found.length > 2) return null;
  // 'bis 60.000 €' names only the upper end, '48–60k' the thousand only once.
  const low = second !== null && second >= 1000 && first < 1000 && /k|tsd/i.test(text) ? first * 1000 : first;
  if (second === null && /^\s*(?:bis|up to|max)/i.test(text)) return range(null, low, currencyIn(text), unitIn(text));
  return range(low, second ?? (/^\s*(?:ab|from|min)/i.test(text) ? null : low), currencyIn(text), unitIn(text));
}

/** Reads baseSalary: a MonetaryAmount with a value or a range, a number, or a text. Null when it names no amount. */
export function readPay(baseSalary: unknown): Pay | null {
  const [first] = listOf(baseSalary);
  const amount = objectOf(first);
  if (amount === null) return typeof first === 'number' ? range(first, first, 'EUR', 'YEAR') : payInText(textIn(first));
  const value = objectOf(listOf(amount.value)[0]);
  const currency = firstOf(amount.currency, amount.salaryCurrency, value?.currency).toUpperCase();
  const unit = unitIn(firstOf(value?.unitText, value?.unitCode, amount.unitText, amount.duration));
  const from = value ?? amount;
  const exact = numberIn(value === null ? listOf(amount.value)[0] : value.value);
  const pay = range(
    numberIn(from.minValue) ?? exact,
    numberIn(from.maxValue) ?? (numberIn(from.minValue) === null ? exact : null),
    /^[A-Z]{3}$/.test(currency) ? currency : 'EUR',
    unit,
  );
  return pay ?? (value === null ? payInText(textIn(amount.value)) : null);
}
