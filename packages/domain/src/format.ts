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
  return iso === null ? '' : `${formatDate(iso)}, ${timeFormat.format(new Date(iso))} Uhr`;
}

/** Day as 'dd. MMMM yyyy'; '' for null (EN40). */
export function formatLongDate(iso: string | null): string {
  return iso === null ? '' : longDayFormat.format(new Date(iso));
}

/** Price with two decimals in German form (EN41). */
export function formatPrice(amount: number, currency = 'EUR'): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency, minimumFractionDigits: 2 }).format(amount);
}

/** Whole number with German thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('de-DE');
}

/** File size in German form: '412 KB', '1,2 MB'. Units of 1024. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Byte`;
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.round(kilo)} KB`;
  return `${(kilo / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}

/** '1 Bewerbung', '3 Bewerbungen'. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Slug of a company page: lower-cased name, every other character a hyphen (EN57, A33). */
export function companySlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '-');
}

/** Public link of a posting: {origin}/jobs/{id} (EN56). */
export function jobLink(origin: string, jobId: string): string {
  return `${origin}/jobs/${encodeURIComponent(jobId)}`;
}

/** Referral link of a posting: {origin}/jobs/{jobId}?ref={code} (EN56). */
export function referralLink(origin: string, jobId: string, code: string): string {
  return `${jobLink(origin, jobId)}?ref=${encodeURIComponent(code)}`;
}

/** The address with https:// in front when it names no scheme; '' stays ''. */
export function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** The address when it is http(s), else undefined: a stored 'javascript:' link must never become a link. */
export function safeHref(address: string): string | undefined {
  const full = withScheme(address.trim());
  return /^https?:\/\//i.test(full) ? full : undefined;
}

/** Address as people read it: without scheme, www and closing slash. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** Up to two initials of a name, upper-case. */
export function initials(...names: string[]): string {
  const words = names
    .join(' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}
