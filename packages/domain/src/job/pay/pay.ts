import type { PayUnit } from '../codes';
import { payUnitLabels } from './labels.de';
import type { PayRange } from '../read/parts';

// A format is expensive to make, and lists have many amounts.
const whole = new Intl.NumberFormat('de-DE');
const withCents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

/** Whole amounts without cents, all others with both digits: '17,50'. */
const amount = (value: number): string => (Number.isInteger(value) ? whole : withCents).format(value);

function span({ min, max }: PayRange): string {
  if (min !== null && max !== null && min !== max) return `${amount(min)} bis ${amount(max)}`;
  if (min !== null && max === null) return `ab ${amount(min)}`;
  if (min === null && max !== null) return `bis ${amount(max)}`;
  return amount(min ?? 0);
}

/** '68.000 bis 82.000 € im Jahr', 'ab 20 € in der Stunde'; with a non-breaking space between sum and currency (O67). */
export function payRangeText(range: PayRange): string {
  const currency = range.currency === 'EUR' ? '€' : range.currency;
  const unit = Object.hasOwn(payUnitLabels, range.unit) ? payUnitLabels[range.unit] : '';
  return `${span(range)}\u00a0${currency} ${unit ?? ''}`.trim();
}

/** Number of each unit in a year of full time: 40 hours a week, five days, 52 weeks, twelve months (decision 0063). */
const IN_A_YEAR: Readonly<Record<string, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 } satisfies Record<
  PayUnit,
  number
>;

/**
 * Maximum pay of a range for a year of full time, in euros: its upper end, else its lower one. The server's column
 * `pay_per_year` has the same value.
 * @returns null without an amount, and in another currency: those are not compared
 */
export function payPerYear(range: PayRange | null): number | null {
  const most = range?.max ?? range?.min ?? null;
  const times = range?.currency === 'EUR' && Object.hasOwn(IN_A_YEAR, range.unit) ? IN_A_YEAR[range.unit] : undefined;
  return most === null || times === undefined ? null : most * times;
}

/** Whether a free text on pay already names both ends of a range. */
export function namesPayRange(text: string, { min, max }: PayRange): boolean {
  return [min, max].every((value) => value === null || text.includes(amount(value)));
}
