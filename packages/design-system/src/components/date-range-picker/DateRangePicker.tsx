import type { CalendarDate } from '@internationalized/date';
import { cx } from 'class-variance-authority';
import { CalendarDays } from 'lucide-react';
import { useRef, type ComponentPropsWithRef } from 'react';
import { useDateRangePicker } from 'react-aria/useDateRangePicker';
import { useDateRangePickerState } from 'react-stately/useDateRangePickerState';
import { dateRangeWords } from '../../i18n/date-range-picker.de';
import { AriaButton } from '../../lib/AriaButton';
import { CalendarDialog } from '../../lib/dates/CalendarDialog';
import { DateInput } from '../../lib/dates/DateInput';
import { dayOf } from '../../lib/dates/day';
import { German } from '../../lib/German';
import { Popover } from '../../lib/Popover';
import { FieldGroup, useField, type FieldBase } from '../field';
import { Icon } from '../icon';
import type { DatePreset, DateRangeValue } from './presets';
import { RangeCalendar } from './RangeCalendar';

export interface DateRangePickerProps extends FieldBase, Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The range, `null` for none; leave it out for an uncontrolled field. Both days are included. */
  value?: DateRangeValue | null;
  /** The range at first when uncontrolled. @default none */
  defaultValue?: DateRangeValue;
  /** Called with a whole range, or with `null` when it was removed. */
  onChange?: (value: DateRangeValue | null) => void;
  /** Ranges to choose at a press, such as those of `datePresets`. @default none */
  presets?: readonly DatePreset[];
  /** First day that may be chosen, as YYYY-MM-DD. @default none */
  min?: string;
  /** Last day that may be chosen, as YYYY-MM-DD. @default none */
  max?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

function rangeOf(value: DateRangeValue | null | undefined) {
  const [start, end] = [dayOf(value?.start), dayOf(value?.end)];
  return start && end ? { start, end } : null;
}

/** From one day to another, typed or from a calendar. `className`, `ref` and the rest go to the `<fieldset>`. */
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
  const field = useField({ id: rest.id, hint, error, 'aria-describedby': rest['aria-describedby'] });
  const frame = useRef<HTMLDivElement>(null);
  const options = {
    value: value === undefined ? undefined : rangeOf(value),
    defaultValue: rangeOf(defaultValue),
    onChange: (range: { start: CalendarDate; end: CalendarDate } | null) =>
      onChange?.(range && { start: range.start.toString(), end: range.end.toString() }),
    minValue: dayOf(min),
    maxValue: dayOf(max),
    isDisabled: disabled,
    isInvalid: Boolean(error),
    shouldForceLeadingZeros: true,
    'aria-labelledby': field.labelId,
    'aria-describedby': field.control['aria-describedby'],
  };
  const state = useDateRangePickerState(options);
  const { groupProps, startFieldProps, endFieldProps, buttonProps, dialogProps, calendarProps } = useDateRangePicker(options, state, frame);
  const choose = (range: DateRangeValue | null) => {
    state.setValue(rangeOf(range));
    state.close();
  };
  const ready = presets.map((preset) => ({ label: preset.label, onChoose: () => choose(preset.range) }));
  const removal = { label: dateRangeWords.removeRange, onChoose: () => choose(null) };
  return (
    <FieldGroup {...rest} {...{ field, label, hint, error, optional, hideLabel }}>
      <div
        {...groupProps}
        role={undefined}
        aria-labelledby={undefined}
        ref={frame}
        data-invalid={state.isInvalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={cx('sw-control sw-dates', size === 'sm' && 'sw-control-sm')}
      >
        <DateInput {...startFieldProps} />
        <span aria-hidden="true">–</span>
        <DateInput {...endFieldProps} />
        <AriaButton {...buttonProps} className="sw-dates-button">
          <Icon as={CalendarDays} />
        </AriaButton>
      </div>
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
