/** How often an alert mails new jobs (O93). */
export const ALERT_RHYTHMS = ['DAILY', 'WEEKLY'] as const;
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number];
