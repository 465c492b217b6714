/** Price with two decimals in German form (EN41). */
export function formatPrice(amount: number, currency = 'EUR'): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency, minimumFractionDigits: 2 }).format(amount);
}

/** File size in German form: '412 KB', '1,2 MB'. Units of 1024. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Byte`;
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.round(kilo)} KB`;
  return `${(kilo / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}

/** Whole number with German thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('de-DE');
}

/** '1 Bewerbung', '3 Bewerbungen'. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
