import { hasEnded, type ApplicationStatus } from '@stellwerk/domain';

const RETENTION_MONTHS = 6;

/** The same time of day a number of months later; the last day of that month where the day does not exist. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  // 31 August plus six months would be 3 March: day 0 of March is the last day of February.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/**
 * Time of an application's deletion: six months after its rejection or withdrawal (rule 10).
 * @param since time of that status
 * @returns null while the application is kept
 */
export function eraseAtOf(status: ApplicationStatus, since: Date): Date | null {
  return hasEnded(status) ? addMonths(since, RETENTION_MONTHS) : null;
}
