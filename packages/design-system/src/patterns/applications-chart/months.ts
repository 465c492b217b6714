import { berlinDay, matchesFilter, type Application } from '@stellwerk/domain';

/** The numbers of one calendar month. */
export interface MonthCounts {
  /** First day of the month as YYYY-MM-01. */
  readonly month: string;
  /** Number of applications received. */
  readonly applications: number;
  /** Number of them at the interview stage. */
  readonly interviews: number;
  /** Number of them that were hired. */
  readonly hires: number;
}

const MONTHS = 6;

function monthOf(moment: Date): string {
  return `${berlinDay(moment).slice(0, 7)}-01`;
}

function monthBefore(month: string, back: number): string {
  const day = new Date(`${month}T00:00:00.000Z`);
  day.setUTCMonth(day.getUTCMonth() - back);
  return day.toISOString().slice(0, 10);
}

/**
 * Applications of the last six calendar months, the current one last. All are counted by the month
 * of creation in Berlin (O59); interviews are those with 'interview', hires those with 'accepted',
 * by the lower-case value (CA03, CA04, CA07, A02).
 */
export function applicationsByMonth(applications: readonly Pick<Application, 'createdAt' | 'status'>[], now: Date): readonly MonthCounts[] {
  const present = monthOf(now);
  const dated = applications.map(({ createdAt, status }) => ({
    status,
    created: createdAt === null ? null : monthOf(new Date(createdAt)),
  }));
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthBefore(present, MONTHS - 1 - index);
    const own = dated.filter(({ created }) => created === month);
    return {
      month,
      applications: own.length,
      interviews: own.filter(({ status }) => matchesFilter(status, 'interview')).length,
      hires: own.filter(({ status }) => matchesFilter(status, 'accepted')).length,
    };
  });
}

const formats = {
  short: new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Formats a month: 'Sept.' or 'September 2026'. */
export const monthLabel = (month: string, form: keyof typeof formats): string => formats[form].format(new Date(`${month}T00:00:00.000Z`));
