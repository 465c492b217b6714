import { cx } from 'class-variance-authority';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { mergeProps } from 'react-aria/mergeProps';
import { useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { stepLabels } from '../../i18n/field.de';
import { AriaButton } from '../../lib/AriaButton';
import { AriaFieldFrame, useAriaField, type AriaFieldProps } from '../../lib/AriaField';
import { German } from '../../lib/German';
import { buttonStyle } from '../button';
import { Icon } from '../icon';

export interface NumberFieldProps extends AriaFieldProps {
  /** The number, `null` for none; leave it out for an uncontrolled field. */
  value?: number | null;
  /** Initial number of an uncontrolled field. @default none */
  defaultValue?: number;
  /**
   * Called with the new number, `null` when the field was cleared: at each step, and when typing
   * ends.
   */
  onChange?: (value: number | null) => void;
  /** Smallest number. @default none */
  min?: number;
  /** Largest number. @default none */
  max?: number;
  /** Step size; typed numbers are rounded to the nearest step. @default 1 */
  step?: number;
  /**
   * Number format, such as `{ style: 'currency', currency: 'EUR' }`.
   * @default German, with thousands separators
   */
  format?: Intl.NumberFormatOptions;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * A number with buttons to decrease and increase it. `className` goes to the frame, `ref` and other
 * props to the `<input>`; `name` goes to a hidden input with the plain number.
 * @example
 * <NumberField label="Offene Plätze" name="seats" onChange={setSeats} />
 */
export function NumberField(props: NumberFieldProps) {
  return (
    <German>
      <Stepper {...props} />
    </German>
  );
}

function Stepper({ value, defaultValue, onChange, min, max, step, format, size = 'md', ...rest }: NumberFieldProps) {
  const { field, input, options: shared, frame, control } = useAriaField(rest);
  const options = {
    ...shared,
    value: value === null ? Number.NaN : value,
    defaultValue,
    onChange: (next: number) => onChange?.(Number.isNaN(next) ? null : next),
    minValue: min,
    maxValue: max,
    step,
    formatOptions: format,
  };
  const state = useNumberFieldState({ ...options, locale: 'de-DE' });
  const { groupProps, inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(options, state, input);
  const button = { labelId: field.labelId, size };
  return (
    <AriaFieldFrame {...frame} value={Number.isNaN(state.numberValue) ? '' : state.numberValue}>
      <div {...groupProps} className="sw:flex sw:gap-2">
        <StepButton {...button} kind="decrease" aria={decrementButtonProps} />
        <input
          {...mergeProps(control, inputProps)}
          {...field.control}
          ref={input}
          className={cx('sw-control sw:text-center', size === 'sm' && 'sw-control-sm')}
        />
        <StepButton {...button} kind="increase" aria={incrementButtonProps} />
      </div>
    </AriaFieldFrame>
  );
}

interface StepButtonProps {
  kind: 'increase' | 'decrease';
  aria: AriaButtonProps;
  labelId: string;
  size: 'md' | 'sm';
}

/** Not a tab stop, because the arrow keys do the same in the field itself. */
function StepButton({ kind, aria, labelId, size }: StepButtonProps) {
  const id = useId();
  return (
    <AriaButton
      {...aria}
      id={id}
      aria-label={stepLabels[kind]}
      aria-labelledby={`${labelId} ${id}`}
      className={buttonStyle({ variant: 'secondary', size, shape: 'icon' })}
    >
      <Icon as={kind === 'increase' ? Plus : Minus} />
    </AriaButton>
  );
}
