import type { Job, PayRange } from '@stellwerk/domain';
import { bindSums } from './bind';

const units: Readonly<Record<string, string>> = {
  YEAR: 'im Jahr',
  MONTH: 'im Monat',
  WEEK: 'in der Woche',
  DAY: 'am Tag',
  HOUR: 'in der Stunde',
};

const amount = (value: number): string => value.toLocaleString('de-DE');

/** '68.000 bis 82.000 € im Jahr', 'ab 20 € in der Stunde'; the spaces inside keep sum and unit together. */
export function payRangeText({ min, max, currency, unit }: PayRange): string {
  const sign = currency === 'EUR' ? '€' : currency;
  const span =
    min !== null && max !== null && min !== max
      ? `${amount(min)} bis ${amount(max)}`
      : min !== null && max === null
        ? `ab ${amount(min)}`
        : min === null && max !== null
          ? `bis ${amount(max)}`
          : amount(min ?? max ?? 0);
  return `${span}\u00a0${sign} ${units[unit] ?? ''}`.trim();
}

/** What the posting says about pay (O67): the free text, the range where the text does not name it, and the structure. */
export function payLines(job: Pick<Job, 'salary' | 'payRange' | 'remunerationStructure'>): readonly string[] {
  const { salary, payRange, remunerationStructure } = job;
  const named = payRange !== null && [payRange.min, payRange.max].every((value) => value === null || salary.includes(amount(value)));
  return [salary, payRange === null || named ? '' : payRangeText(payRange), remunerationStructure]
    .filter((line) => line !== '')
    .map(bindSums);
}
