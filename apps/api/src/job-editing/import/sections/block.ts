/** A heading element, a paragraph or a list: parts of a job, in reading order. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      /** Opens its section without being shown in it. */
      readonly silent?: true;
    }
  | {
      readonly kind: 'text';
      readonly html: string;
      readonly text: string;
      /** All its text is bold, or it is the heading cell of a table or definition list. */
      readonly bold: boolean;
      /** It may be a heading, but was inside a paragraph: before a colon, or as one of its lines. */
      readonly soft: boolean;
      /** Separator between it and the previous block of the same section: a space, a line break, or ''. */
      readonly glue: '' | ' ' | '<br>';
      /** The line begins with a bullet. */
      readonly bullet: boolean;
    }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[]; readonly texts: readonly string[] };

/** Typed bullets with the space after them; also the private signs of the fonts Symbol and Wingdings, as Word copies them. */
export const BULLET = /^(?:[\uF020-\uF0FF]\uFE0F?\s*|[•●▪▫◦‣⁃∙·■□►▶▸➤➢➔→»›✓✔✅☑✗*o]\uFE0F?\s+|[–—-]\s+|§\s+(?!\d)|[•●▪·✓✔✅►➤]\uFE0F?)/u;

/** A paragraph block. */
export type TextBlock = Extract<Block, { kind: 'text' }>;

/** A paragraph of this text, with data on its position. */
export function paragraph(html: string, text: string, more: Partial<Pick<TextBlock, 'bold' | 'soft' | 'glue' | 'bullet'>> = {}): TextBlock {
  return { kind: 'text', html, text, bold: false, soft: false, glue: '', bullet: false, ...more };
}

/** The text of blocks in one line. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? block.texts.join(' ') : block.text))
    .join(' ')
    .trim();
}

/** A list as HTML. */
export function listHtml(list: Extract<Block, { kind: 'list' }>): string {
  const tag = list.ordered ? 'ol' : 'ul';
  return `<${tag}>${list.items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}
