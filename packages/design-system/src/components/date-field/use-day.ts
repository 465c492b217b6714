import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { dayOf } from '../../lib/dates/day';

export interface DayOptions {
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/** The value that the parent receives for a date; '' while the year has fewer than four digits. */
const textOf = (day: CalendarDate | null): string => (day === null || day.year < 1000 ? '' : day.toString());

/** A year of two digits belongs to the current century. */
const inThisCentury = (day: CalendarDate): CalendarDate => (day.year >= 10 && day.year < 100 ? day.set({ year: day.year + 2000 }) : day);

/**
 * The date in the field beside the parent's value: an incomplete date stays in the field while the
 * parent has ''. A new value from the parent takes precedence.
 */
export function useDay({ value, defaultValue, onChange }: DayOptions) {
  const [own, setOwn] = useState(defaultValue);
  const known = value ?? own;
  const [shown, setShown] = useState<CalendarDate | null>(dayOf(known) ?? null);
  const [lastText, setLastText] = useState(known);
  const [partial, setPartial] = useState(false);
  const [left, setLeft] = useState(false);

  if (known !== lastText) {
    setLastText(known);
    setShown(dayOf(known) ?? null);
  }
  const publish = (text: string) => {
    setOwn(text);
    setLastText(text);
    if (text !== known) onChange?.(text);
  };
  const unfinished = partial || (shown !== null && shown.year < 1000);
  return {
    shown,
    known,
    /** Whether the field was left with an incomplete date. */
    unfinished: left && unfinished,
    setPartial,
    change: (day: CalendarDate | null) => {
      setShown(day);
      setLeft(false);
      publish(textOf(day));
    },
    leave: () => {
      const day = shown && inThisCentury(shown);
      setShown(day);
      setLeft(true);
      publish(partial ? '' : textOf(day));
    },
  };
}
