import { useRef } from 'react';
import { useRangeCalendar, type DateValue, type RangeCalendarProps } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { createCalendar } from '../../lib/dates/day';
import { Month } from '../../lib/dates/Month';

/** Two clicks, or Enter twice, select a range. */
export function RangeCalendar(props: RangeCalendarProps<DateValue>) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({ ...props, locale: 'de-DE', createCalendar });
  return <Month aria={useRangeCalendar(props, state, ref)} state={state} boxRef={ref} />;
}
