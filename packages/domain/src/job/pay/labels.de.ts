/** Period of a pay range; an unknown one has no label. */
export const payUnitLabels: Readonly<Record<string, string>> = {
  YEAR: 'im Jahr',
  MONTH: 'im Monat',
  WEEK: 'in der Woche',
  DAY: 'am Tag',
  HOUR: 'in der Stunde',
};
