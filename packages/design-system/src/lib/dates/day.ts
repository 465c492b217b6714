import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';

/** Only the calendar in use; react-aria's own factory includes all of them. */
export const createCalendar = () => new GregorianCalendar();

/** Parses YYYY-MM-DD; undefined for any other text. */
export function dayOf(text: string | undefined): CalendarDate | undefined {
  try {
    return text === undefined ? undefined : parseDate(text);
  } catch {
    return undefined;
  }
}
