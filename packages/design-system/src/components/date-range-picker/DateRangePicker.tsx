import type { CalendarDate } from '@internationalized/date';
import { useRef, type ComponentPropsWithRef } from 'react';
import { useDateRangePicker } from 'react-aria/useDateRangePicker';
import { useDateRangePickerState } from 'react-stately/useDateRangePickerState';
import { dateRangeLabels } from '../../i18n/field.de';
import { CalendarDialog } from '../../lib/dates/CalendarDialog';
import { DateBox } from '../../lib/dates/DateBox';
import { DateInput } from '../../lib/dates/DateInput';
import { dayOf, createCalendar } from '../../lib/dates/day';
import { useDateOptions, type DateOptions } from '../../lib/dates/use-date-options';
import { German } from '../../lib/German';
import { Popover } from '../../lib/Popover';
import { FieldGroup, type FieldBase } from '../field';
import type { DatePreset, DateRangeValue } from './presets';
import { useRangeCalendar, type DateValue, type RangeCalendarProps } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { Month } from '../../lib/dates/Month';

/** Two clicks, or Enter twice, select a range. */
function RangeCalendar(props: RangeCalendarProps<DateValue>) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({ ...props, locale: 'de-DE', createCalendar });
  return <Month aria={useRangeCalendar(props, state, ref)} state={state} boxRef={ref} />;
}

export interface DateRangePickerProps
  extends FieldBase, DateOptions, Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /**
   * The range, `null` for none; leave it out for an uncontrolled field. Both dates are inclusive.
   */
  value?: DateRangeValue | null;
  /** Initial range of an uncontrolled field. @default none */
  defaultValue?: DateRangeValue;
  /** Called with a complete range, or with `null` when it was cleared. */
  onChange?: (value: DateRangeValue | null) => void;
  /** Ranges to select by one click, such as those of `datePresets`. @default none */
  presets?: readonly DatePreset[];
}

function rangeOf(value: DateRangeValue | null | undefined) {
  const [start, end] = [dayOf(value?.start), dayOf(value?.end)];
  return start && end ? { start, end } : null;
}

/**
 * A range of dates, typed or picked from a calendar. `className`, `ref` and other props go to the
 * `<fieldset>`.
 * @example
 * <DateRangePicker
 *   label="Eingegangen"
 *   value={{ start: '2026-11-02', end: '2026-11-13' }}
 *   onChange={setRange}
 * />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <German>
      <Picker {...props} />
    </German>
  );
}

function Picker({
  label,
  hint,
  error,
  optional,
  hideLabel,
  value,
  defaultValue,
  onChange,
  presets = [],
  min,
  max,
  size = 'md',
  disabled,
  ...rest
}: DateRangePickerProps) {
  const { field, options: shared } = useDateOptions({ ...rest, hint, error, min, max, disabled });
  const frame = useRef<HTMLDivElement>(null);
  const options = {
    ...shared,
    value: value === undefined ? undefined : rangeOf(value),
    defaultValue: rangeOf(defaultValue),
    onChange: (range: { start: CalendarDate; end: CalendarDate } | null) =>
      onChange?.(range && { start: range.start.toString(), end: range.end.toString() }),
  };
  const state = useDateRangePickerState(options);
  const { groupProps, startFieldProps, endFieldProps, buttonProps, dialogProps, calendarProps } = useDateRangePicker(options, state, frame);
  const choose = (range: DateRangeValue | null) => {
    state.setValue(rangeOf(range));
    state.close();
  };
  const ready = presets.map((preset) => ({ label: preset.label, onChoose: () => choose(preset.range) }));
  const removal = { label: dateRangeLabels.removeRange, onChoose: () => choose(null) };
  return (
    <FieldGroup {...rest} {...{ field, label, hint, error, optional, hideLabel }}>
      <DateBox {...{ groupProps, buttonProps, disabled, size }} boxRef={frame} invalid={state.isInvalid}>
        <DateInput {...startFieldProps} />
        <span aria-hidden="true">–</span>
        <DateInput {...endFieldProps} />
      </DateBox>
      {state.isOpen && (
        <Popover state={state} triggerRef={frame} placement="bottom start">
          <CalendarDialog {...{ dialogProps }} choices={state.value.start === null ? ready : [...ready, removal]}>
            <RangeCalendar {...calendarProps} />
          </CalendarDialog>
        </Popover>
      )}
    </FieldGroup>
  );
}
