import { PAY_UNITS as STORED_UNITS, type PayRange, type PayUnit } from '@stellwerk/domain';

/** Periods that the form offers; any other stored period is kept and shown (O80). */
export const PAY_UNITS = ['YEAR', 'MONTH', 'HOUR'] as const satisfies readonly PayUnit[];

const german = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d{1,9}(,\d{1,2})?$/;

/**
 * Parses a German amount: '60.000', '18,50', with or without '€'. '' is null, anything else is NaN.
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return null;
  return german.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : Number.NaN;
}

/** Formats the amount for the field. */
export const writeAmount = (amount: number | null): string => amount?.toLocaleString('de-DE') ?? '';

/** Values of the pay fields. */
export interface PayFields {
  /** Lower end as typed: '60.000'; '' if open. */
  readonly payMin: string;
  /** Upper end as typed; '' if open. */
  readonly payMax: string;
  /** The period of both amounts. */
  readonly payUnit: PayUnit;
  /** ISO 4217. The form only offers euros, but keeps the currency of an import (O80). */
  readonly payCurrency: string;
}

/**
 * The structured range from the fields; null if both ends are open or one is not an amount (rule
 * 14).
 */
export function payRangeOf({ payMin, payMax, payUnit, payCurrency }: PayFields): PayRange | null {
  const min = readAmount(payMin);
  const max = readAmount(payMax);
  if ((min === null && max === null) || Number.isNaN(min) || Number.isNaN(max)) return null;
  return { min, max, currency: payCurrency, unit: payUnit };
}

/** Field values of a stored range; an unknown period becomes a year. */
export function payFieldsOf(range: PayRange | null): PayFields {
  return {
    payMin: writeAmount(range?.min ?? null),
    payMax: writeAmount(range?.max ?? null),
    payUnit: STORED_UNITS.find((unit) => unit === range?.unit) ?? 'YEAR',
    payCurrency: range?.currency ?? 'EUR',
  };
}
