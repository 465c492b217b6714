/**
 * Formats a file size in German: '412 KB', '1,2 MB'. Units of 1024, like `formatFileSize` of the
 * domain, which components do not import.
 */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Byte`;
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.round(kilo)} KB`;
  return `${(kilo / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}
