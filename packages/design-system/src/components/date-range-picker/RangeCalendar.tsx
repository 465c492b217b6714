import { isSameDay, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useCalendarCell, useCalendarGrid, useRangeCalendar, type DateValue, type RangeCalendarProps } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { AriaButton } from '../../lib/AriaButton';
import { buttonStyle } from '../button';
import { Icon } from '../icon';
import { createCalendar } from './DateInput';

const step = buttonStyle({ variant: 'quiet', size: 'sm', shape: 'icon' });

/** One month, Monday first; two presses or two times Enter choose a range. */
export function RangeCalendar(props: RangeCalendarProps<DateValue>) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({ ...props, locale: 'de-DE', createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useRangeCalendar(props, state, ref);
  return (
    <div {...calendarProps} ref={ref}>
      <div className="sw:flex sw:items-center sw:justify-between">
        <AriaButton {...prevButtonProps} className={step}>
          <Icon as={ChevronLeft} />
        </AriaButton>
        <p className="sw:font-semibold">{title}</p>
        <AriaButton {...nextButtonProps} className={step}>
          <Icon as={ChevronRight} />
        </AriaButton>
      </div>
      <Month state={state} />
    </div>
  );
}

function Month({ state }: { state: RangeCalendarState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state);
  return (
    <table {...gridProps} className="sw-month">
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>{state.getDatesInWeek(week).map((date, index) => date && <Day key={index} date={date} state={state} />)}</tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, state }: { date: CalendarDate; state: RangeCalendarState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  const range = state.highlightedRange;
  const edge = range !== null && (isSameDay(date, range.start) || isSameDay(date, range.end));
  return (
    <td {...cell.cellProps}>
      <span
        {...cell.buttonProps}
        ref={ref}
        hidden={cell.isOutsideVisibleRange}
        className="sw-day"
        data-in-range={cell.isSelected ? '' : undefined}
        data-edge={cell.isSelected && edge ? '' : undefined}
        data-disabled={cell.isDisabled ? '' : undefined}
      >
        {cell.formattedDate}
      </span>
    </td>
  );
}
