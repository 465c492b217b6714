import { getLocalTimeZone, isSameDay, isToday, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { useCalendarCell, useCalendarGrid, type CalendarAria } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { buttonStyle } from '../../components/button';
import { Icon } from '../../components/icon';
import { AriaButton } from '../AriaButton';

type State = CalendarState | RangeCalendarState;

export interface MonthProps {
  /** From `useCalendar` or `useRangeCalendar`. */
  aria: Pick<CalendarAria, 'calendarProps' | 'title'> & { prevButtonProps: AriaButtonProps; nextButtonProps: AriaButtonProps };
  state: State;
  /** Ref of the box, for the react-aria hooks. */
  boxRef?: RefObject<HTMLDivElement | null>;
}

const step = buttonStyle({ variant: 'quiet', size: 'sm', shape: 'icon' });

/** A month, Monday first, with buttons for the previous and next one. */
export function Month({ aria: { calendarProps, prevButtonProps, nextButtonProps, title }, state, boxRef }: MonthProps) {
  return (
    <div {...calendarProps} ref={boxRef}>
      <div className="sw:flex sw:items-center sw:justify-between">
        <AriaButton {...prevButtonProps} className={step}>
          <Icon as={ChevronLeft} />
        </AriaButton>
        <p className="sw:font-semibold">{title}</p>
        <AriaButton {...nextButtonProps} className={step}>
          <Icon as={ChevronRight} />
        </AriaButton>
      </div>
      <Days state={state} />
    </div>
  );
}

function Days({ state }: { state: State }) {
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

/** Whether a date is at an end of the selection; a single date is both ends. */
function isEdge(date: CalendarDate, state: State): boolean {
  if (!('highlightedRange' in state)) return true;
  const range = state.highlightedRange;
  return range !== null && (isSameDay(date, range.start) || isSameDay(date, range.end));
}

function Day({ date, state }: { date: CalendarDate; state: State }) {
  const ref = useRef<HTMLSpanElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  return (
    <td {...cell.cellProps}>
      <span
        {...cell.buttonProps}
        ref={ref}
        hidden={cell.isOutsideVisibleRange}
        className="sw-day"
        data-in-range={cell.isSelected ? '' : undefined}
        data-edge={cell.isSelected && isEdge(date, state) ? '' : undefined}
        data-disabled={cell.isDisabled ? '' : undefined}
        data-today={isToday(date, getLocalTimeZone()) ? '' : undefined}
      >
        {cell.formattedDate}
      </span>
    </td>
  );
}
