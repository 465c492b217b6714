import { berlinDay } from '@stellwerk/domain';
import { dayLabels } from '../i18n/public.de';

const DAY = 86_400_000;

/** Days from 1970 to a time's calendar day in Berlin. */
function dayNumber(moment: Date): number {
  return Date.parse(berlinDay(moment)) / DAY;
}

/**
 * A date relative to today, by calendar days in Berlin: 'heute', 'gestern', 'vor 3 Tagen'. A future
 * date counts as today.
 */
export function relativeDay(iso: string, now: Date): string {
  const days = dayNumber(now) - dayNumber(new Date(iso));
  if (days <= 0) return dayLabels.today;
  return days === 1 ? dayLabels.yesterday : dayLabels.daysAgo(days);
}
