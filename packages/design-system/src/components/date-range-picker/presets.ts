import { parseDate, startOfWeek } from '@internationalized/date';
import { dateRangeLabels } from '../../i18n/date-range-picker.de';

export interface DateRangeValue {
  /** First day, as YYYY-MM-DD. */
  readonly start: string;
  /** Last day, as YYYY-MM-DD; it counts until its end, at 24 o'clock (CA22). */
  readonly end: string;
}

export interface DatePreset {
  /** The label. */
  readonly label: string;
  /** The days of the preset. */
  readonly range: DateRangeValue;
}

/**
 * The usual ranges up to a day (CA21, W15): the day itself, the calendar week before (Monday to Sunday), its month so far,
 * and the 30 days that end with it. `today` is that day as YYYY-MM-DD, in the time zone of the viewer's company.
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
