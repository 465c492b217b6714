import { useField, type FieldIds, type UseFieldOptions } from '../../components/field';
import { dayOf } from './day';

/** What one day and a range of days have in common. */
export interface DateOptions {
  /** First day that may be chosen, as YYYY-MM-DD. @default none */
  min?: string;
  /** Last day that may be chosen, as YYYY-MM-DD. @default none */
  max?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/** The ids of the field, and the options that the hooks of react-aria take for one day and for a range. */
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
