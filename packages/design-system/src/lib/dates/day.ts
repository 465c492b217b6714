import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';

/** Only the calendar that we use; react-aria's own factory brings all of them. */
export const createCalendar = () => new GregorianCalendar();

/** A day from YYYY-MM-DD, undefined where the text is none. */
export function dayOf(text: string | undefined): CalendarDate | undefined {
  try {
    return text === undefined ? undefined : parseDate(text);
  } catch {
    return undefined;
  }
}
