const BERLIN = 'Europe/Berlin';

const dayFormat = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: BERLIN });
const timeFormat = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: BERLIN });
const longDayFormat = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: 'long', year: 'numeric', timeZone: BERLIN });

/** Day as dd.mm.yyyy in Berlin; '' for null (EN39). */
export function formatDate(iso: string | null): string {
  return iso === null ? '' : dayFormat.format(new Date(iso));
}

/** Day and time as 'dd.mm.yyyy, hh:mm Uhr' in Berlin; '' for null (EN39). */
export function formatDateTime(iso: string | null): string {
  return iso === null ? '' : `${formatDate(iso)}, ${formatTime(iso)} Uhr`;
}

/** Time of day as 'hh:mm' in Berlin. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** Day as 'dd. MMMM yyyy'; '' for null (EN40). */
export function formatLongDate(iso: string | null): string {
  return iso === null ? '' : longDayFormat.format(new Date(iso));
}
