import { cx } from 'class-variance-authority';
import { CalendarDays } from 'lucide-react';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { Icon } from '../../components/icon';
import { AriaButton } from '../AriaButton';
import type { DateOptions } from './use-date-options';

export interface DateBoxProps extends Pick<DateOptions, 'size'> {
  /**
   * From `useDatePicker` or `useDateRangePicker`; the surrounding `<fieldset>` is the named group.
   */
  groupProps: HTMLAttributes<HTMLElement>;
  /** From the same hook: opens the calendar. */
  buttonProps: AriaButtonProps;
  boxRef: RefObject<HTMLDivElement | null>;
  invalid: boolean;
  disabled: boolean | undefined;
  /** The date inputs. */
  children: ReactNode;
}

/** The frame around the date inputs, with the calendar button at its end. */
export function DateBox({ groupProps, buttonProps, boxRef, invalid, disabled, size, children }: DateBoxProps) {
  return (
    <div
      {...groupProps}
      role={undefined}
      aria-labelledby={undefined}
      ref={boxRef}
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={cx('sw-control sw-dates', size === 'sm' && 'sw-control-sm')}
    >
      <div className="sw:flex sw:min-w-0 sw:flex-wrap sw:items-center sw:gap-x-1.5">{children}</div>
      <AriaButton {...buttonProps} className="sw-dates-button">
        <Icon as={CalendarDays} />
      </AriaButton>
    </div>
  );
}
