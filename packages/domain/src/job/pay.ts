import { payUnitLabels } from './pay-labels.de';
import type { PayRange } from './read-parts';

const amount = (value: number): string => value.toLocaleString('de-DE');

function span({ min, max }: PayRange): string {
  if (min !== null && max !== null && min !== max) return `${amount(min)} bis ${amount(max)}`;
  if (min !== null && max === null) return `ab ${amount(min)}`;
  if (min === null && max !== null) return `bis ${amount(max)}`;
  return amount(min ?? 0);
}

/** '68.000 bis 82.000 € im Jahr', 'ab 20 € in der Stunde'; a space that never breaks is between sum and currency (O67). */
export function payRangeText(range: PayRange): string {
  const currency = range.currency === 'EUR' ? '€' : range.currency;
  const unit = Object.hasOwn(payUnitLabels, range.unit) ? payUnitLabels[range.unit] : '';
  return `${span(range)}\u00a0${currency} ${unit ?? ''}`.trim();
}

/** Whether a free text on pay already names both ends of a range. */
export function namesPayRange(text: string, { min, max }: PayRange): boolean {
  return [min, max].every((value) => value === null || text.includes(amount(value)));
}
