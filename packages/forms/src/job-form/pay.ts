import type { PayRange } from '@stellwerk/domain';

/** Periods that pay can be named for. */
export const PAY_UNITS = ['YEAR', 'MONTH', 'HOUR'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

const german = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d{1,9}(,\d{1,2})?$/;

/** An amount as a German types it: '60.000', '18,50', with or without '€'. '' is null, anything else is NaN. */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return null;
  return german.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : Number.NaN;
}

/** The amount in the field. */
export const writeAmount = (amount: number | null): string => amount?.toLocaleString('de-DE') ?? '';

/** What the fields on pay hold. */
export interface PayFields {
  /** Lower end as typed, in euros: '60.000'; '' when open. */
  readonly payMin: string;
  /** Upper end as typed, in euros; '' when open. */
  readonly payMax: string;
  /** The period that both ends are named for. */
  readonly payUnit: PayUnit;
}

/** The structured range of the fields, null when both ends are open or one is no amount (rule 14). */
export function payRangeOf({ payMin, payMax, payUnit }: PayFields): PayRange | null {
  const min = readAmount(payMin);
  const max = readAmount(payMax);
  if ((min === null && max === null) || Number.isNaN(min) || Number.isNaN(max)) return null;
  return { min, max, currency: 'EUR', unit: payUnit };
}

/** The fields for a stored range; a period that the form does not offer counts as a year. */
export function payFieldsOf(range: PayRange | null): PayFields {
  return {
    payMin: writeAmount(range?.min ?? null),
    payMax: writeAmount(range?.max ?? null),
    payUnit: PAY_UNITS.find((unit) => unit === range?.unit) ?? 'YEAR',
  };
}
