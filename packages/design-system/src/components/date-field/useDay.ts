import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { dayOf } from '../../lib/dates/day';

export interface DayOptions {
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/** What is told of a day; while a year is being typed it has fewer than four digits, and nothing is told of it. */
const textOf = (day: CalendarDate | null): string => (day === null || day.year < 1000 ? '' : day.toString());

/** A year of two digits belongs to this century. */
const inThisCentury = (day: CalendarDate): CalendarDate => (day.year >= 10 && day.year < 100 ? day.set({ year: day.year + 2000 }) : day);

/**
 * The day that stands in the field beside the text that its owner knows of: a half-typed day stays on the screen while the owner
 * is told ''. What the owner sets anew wins.
 */
export function useDay({ value, defaultValue, onChange }: DayOptions) {
  const [own, setOwn] = useState(defaultValue);
  const known = value ?? own;
  const [held, setHeld] = useState<CalendarDate | null>(dayOf(known) ?? null);
  const [told, setTold] = useState(known);
  const [partial, setPartial] = useState(false);
  const [left, setLeft] = useState(false);

  if (known !== told) {
    setTold(known);
    setHeld(dayOf(known) ?? null);
  }
  const tell = (text: string) => {
    setOwn(text);
    setTold(text);
    if (text !== known) onChange?.(text);
  };
  const unfinished = partial || (held !== null && held.year < 1000);
  return {
    held,
    known,
    /** Whether the field was left with a part of a day in it. */
    unfinished: left && unfinished,
    setPartial,
    change: (day: CalendarDate | null) => {
      setHeld(day);
      setLeft(false);
      tell(textOf(day));
    },
    leave: () => {
      const day = held && inThisCentury(held);
      setHeld(day);
      setLeft(true);
      tell(partial ? '' : textOf(day));
    },
  };
}
