import { berlinDay } from '@stellwerk/domain';
import { dayLabels } from '../i18n/day.de';

const DAY = 86_400_000;

/** Days since 1970 of a moment's calendar day in Berlin. */
function dayNumber(moment: Date): number {
  return Date.parse(berlinDay(moment)) / DAY;
}

/** How long ago a day was, by calendar days in Berlin: 'heute', 'gestern', 'vor 3 Tagen'. A later day reads as today. */
export function relativeDay(iso: string, now: Date): string {
  const days = dayNumber(now) - dayNumber(new Date(iso));
  if (days <= 0) return dayLabels.today;
  return days === 1 ? dayLabels.yesterday : dayLabels.daysAgo(days);
}
