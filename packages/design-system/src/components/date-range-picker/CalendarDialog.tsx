import { useRef } from 'react';
import { useDialog, type AriaDialogProps } from 'react-aria/useDialog';
import type { DateValue, RangeCalendarProps } from 'react-aria/useRangeCalendar';
import { dateRangeWords } from '../../i18n/date-range-picker.de';
import { RangeCalendar } from './RangeCalendar';
import type { DatePreset, DateRangeValue } from './presets';

export interface CalendarDialogProps {
  /** From `useDateRangePicker`. */
  dialogProps: AriaDialogProps;
  calendarProps: RangeCalendarProps<DateValue>;
  presets: readonly DatePreset[];
  /** Called with the range of a preset, or with `null` to remove the range. */
  onChoose: (range: DateRangeValue | null) => void;
  /** Whether there is a range to remove. */
  removable: boolean;
}

/** What floats below the field: ready ranges and the calendar. */
export function CalendarDialog({ dialogProps, calendarProps, presets, onChoose, removable }: CalendarDialogProps) {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps: aria } = useDialog(dialogProps, ref);
  return (
    <section {...aria} ref={ref} className="sw-calendar-dialog">
      {(presets.length > 0 || removable) && (
        <ul className="sw-presets">
          {presets.map((preset) => (
            <li key={preset.label}>
              <button type="button" className="sw-chip" onClick={() => onChoose(preset.range)}>
                {preset.label}
              </button>
            </li>
          ))}
          {removable && (
            <li>
              <button type="button" className="sw-chip" onClick={() => onChoose(null)}>
                {dateRangeWords.removeRange}
              </button>
            </li>
          )}
        </ul>
      )}
      <RangeCalendar {...calendarProps} />
    </section>
  );
}
