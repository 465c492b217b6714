import { useCalendar, type CalendarProps, type DateValue } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { createCalendar } from '../../lib/dates/day';
import { Month } from '../../lib/dates/Month';

/** A click or Enter selects a date. */
export function DayCalendar(props: CalendarProps<DateValue>) {
  const state = useCalendarState({ ...props, locale: 'de-DE', createCalendar });
  return <Month aria={useCalendar(props, state)} state={state} />;
}
