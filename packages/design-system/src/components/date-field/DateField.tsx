import { useRef, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { dateFieldLabels as labels } from '../../i18n/field.de';
import { CalendarDialog } from '../../lib/dates/CalendarDialog';
import { DateBox } from '../../lib/dates/DateBox';
import { DateInput } from '../../lib/dates/DateInput';
import { useDateOptions, type DateOptions } from '../../lib/dates/use-date-options';
import { German } from '../../lib/German';
import { Popover } from '../../lib/Popover';
import { FieldGroup, type FieldBase } from '../field';
import { useDay } from './use-day';
import { useCalendar, type CalendarProps, type DateValue } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { createCalendar } from '../../lib/dates/day';
import { Month } from '../../lib/dates/Month';

/** A click or Enter selects a date. */
function DayCalendar(props: CalendarProps<DateValue>) {
  const state = useCalendarState({ ...props, locale: 'de-DE', createCalendar });
  return <Month aria={useCalendar(props, state)} state={state} />;
}

export interface DateFieldProps
  extends FieldBase, DateOptions, Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The date as YYYY-MM-DD, '' for none; leave it out for an uncontrolled field. */
  value?: string;
  /** Initial date of an uncontrolled field. @default '' */
  defaultValue?: string;
  /** Called with the date as YYYY-MM-DD, or '' if it is empty or incomplete. */
  onChange?: (value: string) => void;
  /** Name of a hidden input with the date as YYYY-MM-DD. @default no hidden input */
  name?: string;
}

const german = (day: string): string => day.split('-').toReversed().join('.');

/** Error detected by the field itself. */
function ownError(day: string, unfinished: boolean, min = '', max = ''): string | undefined {
  if (unfinished) return labels.unfinished;
  if (day === '') return undefined;
  if (min !== '' && day < min) return labels.tooEarly(german(min));
  return max !== '' && day > max ? labels.tooLate(german(max)) : undefined;
}

/**
 * An error link, a form or the label focuses the group, which forwards the focus to its first
 * segment.
 */
function enter({ currentTarget, target }: FocusEvent<HTMLFieldSetElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}

/**
 * A date, typed as TT.MM.JJJJ or picked from a calendar, in German for every browser language. It
 * shows its own errors for an incomplete date and one out of range. `className`, `ref` and other
 * props go to the `<fieldset>`.
 * @example
 * <DateField label="Bewerbungsfrist" name="closesOn" value="2026-12-24" onChange={setDay} />
 */
export function DateField(props: DateFieldProps) {
  return (
    <German>
      <Day {...props} />
    </German>
  );
}

function Day({
  label,
  hint,
  error: given,
  optional,
  hideLabel,
  value,
  defaultValue = '',
  onChange,
  name,
  min,
  max,
  size = 'md',
  disabled,
  onFocus,
  ...rest
}: DateFieldProps) {
  const { shown, known, unfinished, setPartial, change, leave } = useDay({ value, defaultValue, onChange });
  const error = given || ownError(known, unfinished, min, max);
  const { field, options: shared } = useDateOptions({ ...rest, hint, error, min, max, disabled });
  const frame = useRef<HTMLDivElement>(null);
  const options = {
    ...shared,
    value: shown,
    onChange: change,
    onFocusChange: (focused: boolean) => {
      if (!focused) leave();
    },
  };
  const state = useDatePickerState(options);
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(options, state, frame);
  const remove = () => {
    change(null);
    state.close();
  };
  return (
    <FieldGroup
      {...rest}
      {...{ field, label, hint, error, optional, hideLabel }}
      onFocus={(event) => {
        enter(event);
        onFocus?.(event);
      }}
    >
      {name && <input type="hidden" name={name} value={known} disabled={disabled} />}
      <DateBox {...{ groupProps, buttonProps, disabled, size }} boxRef={frame} invalid={Boolean(error)}>
        <DateInput {...fieldProps} onPartial={setPartial} />
      </DateBox>
      {state.isOpen && (
        <Popover state={state} triggerRef={frame} placement="bottom start">
          <CalendarDialog {...{ dialogProps }} choices={shown === null ? [] : [{ label: labels.remove, onChoose: remove }]}>
            <DayCalendar {...calendarProps} />
          </CalendarDialog>
        </Popover>
      )}
    </FieldGroup>
  );
}
