import { useField, type FieldIds, type UseFieldOptions } from '../../components/field';
import { dayOf } from './day';

/** Props shared by single dates and date ranges. */
export interface DateOptions {
  /** Earliest date, as YYYY-MM-DD. @default none */
  min?: string;
  /** Latest date, as YYYY-MM-DD. @default none */
  max?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/** Ids of the field, and options of the react-aria hooks for dates and date ranges. */
export function useDateOptions({ min, max, disabled, ...aria }: Omit<DateOptions, 'size'> & UseFieldOptions & { disabled?: boolean }) {
  const field: FieldIds = useField(aria);
  const options = {
    minValue: dayOf(min),
    maxValue: dayOf(max),
    isDisabled: disabled,
    isInvalid: Boolean(aria.error),
    shouldForceLeadingZeros: true,
    'aria-labelledby': field.labelId,
    'aria-describedby': field.control['aria-describedby'],
  };
  return { field, options };
}
