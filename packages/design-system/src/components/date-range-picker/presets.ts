import { parseDate, startOfWeek } from '@internationalized/date';
import { dateRangeLabels } from '../../i18n/field.de';

export interface DateRangeValue {
  /** First date, as YYYY-MM-DD. */
  readonly start: string;
  /** Last date, as YYYY-MM-DD, inclusive (CA22). */
  readonly end: string;
}

export interface DatePreset {
  /** The label. */
  readonly label: string;
  /** Range of the preset. */
  readonly range: DateRangeValue;
}

/**
 * The usual ranges (CA21, W15): today, the previous calendar week (Monday to Sunday), the current
 * month so far, and the last 30 days. `today` is YYYY-MM-DD in the time zone of the viewer's
 * company.
 */
export function datePresets(today: string): readonly DatePreset[] {
  const day = parseDate(today);
  const monday = startOfWeek(day, 'de-DE');
  const last = dateRangeLabels.presets;
  return [
    { label: last.today, range: { start: today, end: today } },
    { label: last.week, range: { start: monday.subtract({ days: 7 }).toString(), end: monday.subtract({ days: 1 }).toString() } },
    { label: last.month, range: { start: day.set({ day: 1 }).toString(), end: today } },
    { label: last.days30, range: { start: day.subtract({ days: 29 }).toString(), end: today } },
  ];
}
