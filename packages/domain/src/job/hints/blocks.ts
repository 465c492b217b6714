const BLOCK_END = /<\/(?:p|li|h[1-6]|blockquote|div)>|<(?:br|hr)[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The paragraphs, headings and points of a rich text as plain text, empty ones left out. */
export function blocksOf(html: string): readonly string[] {
  return html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
}
