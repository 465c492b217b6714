const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** A size in German form: '640 kB', '1,2 MB'. Steps of 1000, as file managers show them. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} Byte`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${number.format(bytes / 1_000_000)} MB`;
}
