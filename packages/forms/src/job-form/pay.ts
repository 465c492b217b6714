import { PAY_UNITS as STORED_UNITS, type PayRange, type PayUnit } from '@stellwerk/domain';

/** Periods that the form offers; a stored one that is none of them stays and is shown (O80). */
export const PAY_UNITS = ['YEAR', 'MONTH', 'HOUR'] as const satisfies readonly PayUnit[];

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
  /** Lower end as typed: '60.000'; '' when open. */
  readonly payMin: string;
  /** Upper end as typed; '' when open. */
  readonly payMax: string;
  /** The period that both ends are named for. */
  readonly payUnit: PayUnit;
  /** ISO 4217. The form only knows euros, but keeps what an import has brought (O80). */
  readonly payCurrency: string;
}

/** The structured range of the fields, null when both ends are open or one is no amount (rule 14). */
export function payRangeOf({ payMin, payMax, payUnit, payCurrency }: PayFields): PayRange | null {
  const min = readAmount(payMin);
  const max = readAmount(payMax);
  if ((min === null && max === null) || Number.isNaN(min) || Number.isNaN(max)) return null;
  return { min, max, currency: payCurrency, unit: payUnit };
}

/** The fields for a stored range; an unknown period counts as a year. */
export function payFieldsOf(range: PayRange | null): PayFields {
  return {
    payMin: writeAmount(range?.min ?? null),
    payMax: writeAmount(range?.max ?? null),
    payUnit: STORED_UNITS.find((unit) => unit === range?.unit) ?? 'YEAR',
    payCurrency: range?.currency ?? 'EUR',
  };
}
