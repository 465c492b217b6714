import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useRadio, useRadioGroup } from 'react-aria/useRadioGroup';
import { useRadioGroupState, type RadioGroupState } from 'react-stately/useRadioGroupState';
import { starLabels } from '../../i18n/components.de';
import { FieldError, useField } from '../field';
import { Icon } from '../icon';

const stars = [1, 2, 3, 4, 5];

export interface StarRatingProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'role'> {
  /** Accessible name of the group. */
  label: string;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** Stars from 1 to 5; 0 for none yet. */
  value: number;
  /** Called with the selected number of stars. */
  onChange?: (value: number) => void;
  /** Disables the rating. @default false */
  readOnly?: boolean;
  /** Makes the rating read-only. @default false */
  disabled?: boolean;
  /** Error message; marks the stars as invalid and is read out with them. */
  error?: ReactNode;
}

/**
 * Rating from 1 to 5 stars, by mouse or by the arrow keys as one group. `className`, `ref` and
 * other props go to the frame.
 * @example
 * <StarRating label="Bewertung" value={rating} onChange={setRating} />
 */
export function StarRating({ readOnly = false, onChange, disabled, error, ...shared }: StarRatingProps) {
  return readOnly ? <ReadOnlyStars {...shared} /> : <StarGroup {...shared} {...{ onChange, disabled, error }} />;
}

function Frame({ label, value, children }: { label: ReactNode; value: number; children: ReactNode }) {
  return (
    <>
      {label}
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <div className="sw-stars">{children}</div>
        <span className="sw:text-sm sw:text-ink-2">{value > 0 ? starLabels.starsOf(value) : starLabels.notRated}</span>
      </div>
    </>
  );
}

const labelLook = (hidden?: boolean) => (hidden ? 'sw:sr-only' : 'sw:font-medium');

function ReadOnlyStars({
  label,
  hideLabel,
  value,
  className,
  ...rest
}: Omit<StarRatingProps, 'readOnly' | 'onChange' | 'disabled' | 'error'>) {
  return (
    <div className={cx('sw:grid sw:gap-1.5', className)} {...rest}>
      <Frame label={<span className={labelLook(hideLabel)}>{label}</span>} value={value}>
        {stars.map((star) => (
          <Glyph key={star} filled={star <= value} />
        ))}
      </Frame>
    </div>
  );
}

function StarGroup({ label, hideLabel, value, onChange, disabled = false, error, className, ...rest }: Omit<StarRatingProps, 'readOnly'>) {
  const { control, errorId } = useField({ id: rest.id, error, 'aria-describedby': rest['aria-describedby'] });
  const options = {
    label,
    isInvalid: Boolean(error),
    'aria-describedby': control['aria-describedby'],
    value: value > 0 ? String(value) : null,
    onChange: (chosen: string) => onChange?.(Number(chosen)),
    isDisabled: disabled,
    orientation: 'horizontal',
  } as const;
  const state = useRadioGroupState(options);
  const { radioGroupProps, labelProps } = useRadioGroup(options, state);
  return (
    <div {...mergeProps(rest, radioGroupProps)} className={cx('sw:grid sw:gap-1.5', className)}>
      <Frame
        label={
          <span {...labelProps} className={labelLook(hideLabel)}>
            {label}
          </span>
        }
        value={value}
      >
        {stars.map((star) => (
          <StarRadio key={star} star={star} filled={star <= value} state={state} />
        ))}
      </Frame>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function StarRadio({ star, filled, state }: { star: number; filled: boolean; state: RadioGroupState }) {
  const ref = useRef<HTMLInputElement>(null);
  const { inputProps, labelProps } = useRadio({ value: String(star), 'aria-label': starLabels.stars(star) }, state, ref);
  return (
    <label {...labelProps} className="sw-star">
      <input {...inputProps} ref={ref} className="sw:sr-only" />
      <Glyph filled={filled} />
    </label>
  );
}

function Glyph({ filled }: { filled: boolean }) {
  return <Icon as={Star} size={24} fill={filled ? 'currentColor' : 'none'} className={filled ? 'sw:text-amber' : 'sw:text-ink-3'} />;
}
