const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** HTML as text: each paragraph and each point of a list has a line of its own. Nothing of it is drawn, so it needs no cleaning. */
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

/** The same in one line, to be read and compared; '' for what is no text. */
export const oneLine = (value: unknown): string => (typeof value === 'string' ? plainLines(value).replaceAll('\n', ' ') : '');
