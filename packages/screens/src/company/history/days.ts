import { berlinDay, formatLongDate, type HistoryEntry } from '@stellwerk/domain';
import { historyTexts as texts } from '../../i18n/company/history.de';

/** The entries of one day in Berlin. */
export interface HistoryDay {
  /** yyyy-mm-dd. */
  readonly day: string;
  readonly label: string;
  readonly entries: readonly HistoryEntry[];
}

/** The previous calendar day. */
function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00.000Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

function labelOf(day: string, now: Date): string {
  const today = berlinDay(now);
  const label = formatLongDate(day);
  return day === today ? texts.today(label) : day === dayBefore(today) ? texts.yesterday(label) : label;
}

/** Groups entries by day, in order. */
export function daysOf(entries: readonly HistoryEntry[], now: Date): readonly HistoryDay[] {
  const days = [...new Set(entries.map(({ at }) => berlinDay(at)))];
  return days.map((day) => ({
    day,
    label: labelOf(day, now),
    entries: entries.filter(({ at }) => berlinDay(at) === day),
  }));
}
