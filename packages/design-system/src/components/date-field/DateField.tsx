import { cx } from 'class-variance-authority';
import { CalendarDays } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { dateFieldWords as words } from '../../i18n/date-field.de';
import { AriaButton } from '../../lib/AriaButton';
import { CalendarDialog } from '../../lib/dates/CalendarDialog';
import { DateInput } from '../../lib/dates/DateInput';
import { dayOf } from '../../lib/dates/day';
import { German } from '../../lib/German';
import { Popover } from '../../lib/Popover';
import { FieldGroup, useField, type FieldBase } from '../field';
import { Icon } from '../icon';
import { DayCalendar } from './DayCalendar';
import { useDay } from './useDay';

export interface DateFieldProps extends FieldBase, Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The day as YYYY-MM-DD, '' for none; leave it out for an uncontrolled field. */
  value?: string;
  /** The day at first when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the day as YYYY-MM-DD, with '' when there is none or only a part of one. */
  onChange?: (value: string) => void;
  /** Name of a hidden input that holds the day as YYYY-MM-DD; without it there is none. */
  name?: string;
  /** First day that may be chosen, as YYYY-MM-DD. @default none */
  min?: string;
  /** Last day that may be chosen, as YYYY-MM-DD. @default none */
  max?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

const german = (day: string): string => day.split('-').toReversed().join('.');

/** What the field says of its own accord. */
function faultOf(day: string, unfinished: boolean, min = '', max = ''): string | undefined {
  if (unfinished) return words.unfinished;
  if (day === '') return undefined;
  if (min !== '' && day < min) return words.tooEarly(german(min));
  return max !== '' && day > max ? words.tooLate(german(max)) : undefined;
}

/** The focus of an error link, a form or the label goes on to the first number. */
function enter({ currentTarget, target }: FocusEvent<HTMLFieldSetElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}

/**
 * One day, typed as TT.MM.JJJJ or from a calendar, German whatever language the browser speaks. It says of its own accord when a
 * day is incomplete or out of bounds. `className`, `ref` and the rest go to the `<fieldset>`.
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
  const { held, known, unfinished, setPartial, change, leave } = useDay({ value, defaultValue, onChange });
  const error = given || faultOf(known, unfinished, min, max);
  const field = useField({ id: rest.id, hint, error, 'aria-describedby': rest['aria-describedby'] });
  const frame = useRef<HTMLDivElement>(null);
  const options = {
    value: held,
    onChange: change,
    onFocusChange: (focused: boolean) => {
      if (!focused) leave();
    },
    minValue: dayOf(min),
    maxValue: dayOf(max),
    isDisabled: disabled,
    isInvalid: Boolean(error),
    shouldForceLeadingZeros: true,
    'aria-labelledby': field.labelId,
    'aria-describedby': field.control['aria-describedby'],
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
      <div
        {...groupProps}
        role={undefined}
        aria-labelledby={undefined}
        ref={frame}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={cx('sw-control sw-dates', size === 'sm' && 'sw-control-sm')}
      >
        <DateInput {...fieldProps} onPartial={setPartial} />
        <AriaButton {...buttonProps} className="sw-dates-button">
          <Icon as={CalendarDays} />
        </AriaButton>
      </div>
      {state.isOpen && (
        <Popover state={state} triggerRef={frame} placement="bottom start">
          <CalendarDialog {...{ dialogProps }} choices={held === null ? [] : [{ label: words.remove, onChoose: remove }]}>
            <DayCalendar {...calendarProps} />
          </CalendarDialog>
        </Popover>
      )}
    </FieldGroup>
  );
}
