const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * HTML as text: each paragraph and each list item has its own line. It is never rendered, so it
 * needs no sanitising.
 */
export function plainLines(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<br[^>]*>|<\/(?:p|li|h[1-6]|div)>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The lines of a value of any kind; '' for anything but a string. */
export const linesOf = (value: unknown): string => (typeof value === 'string' ? plainLines(value) : '');

/** The same on one line, for display and comparison. */
export const oneLine = (value: unknown): string => linesOf(value).replaceAll('\n', ' ');
