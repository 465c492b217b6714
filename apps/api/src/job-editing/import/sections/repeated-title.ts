import type { Block } from './block.ts';

const GENDER = /\((?:[a-zäöüß*]{1,8}\s*[/|,]\s*){1,3}[a-zäöüß*]{1,8}\)|\(all genders?\)/giu;
const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(GENDER, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const MOST_LINES = 3;

/** Number of blocks from here on, all marked as headings, that together form the title; 0 for none. */
function linesOfTitle(blocks: readonly Block[], from: number, title: string, company: string): number {
  let said = '';
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const block = blocks[from + count - 1];
    if (block === undefined || block.kind === 'list') return 0;
    // Bold alone is a heading only at the beginning of the job; later it may end a sentence ('Wir suchen … als').
    if (block.kind === 'text' && !(from === 0 && block.bold)) return 0;
    said += squeeze(block.text);
    if (said !== '' && (said === title || (company !== '' && said === `${title}bei${company}`))) return count;
    if (!title.startsWith(said)) return 0;
  }
  return 0;
}

/** Whether a block is complete without the title (not 'Wir suchen Sie als:'). */
function endsSentence(block: Block | undefined): boolean {
  return block === undefined || block.kind !== 'text' || /[.!?…)]\W*$/.test(block.text);
}

/**
 * Removes the title where a description repeats it as its heading: the design shows it already. If the company is
 * presented before it, the description begins there.
 * @param opens whether a block opens the section of tasks, profile or offer; after one a repeated title stays.
 */
export function withoutTitle(blocks: readonly Block[], title: string, company: string, opens: (block: Block) => boolean): readonly Block[] {
  const wanted = squeeze(title);
  if (wanted === '') return blocks;
  for (const [index, block] of blocks.entries()) {
    if (opens(block)) return blocks;
    const count = endsSentence(blocks[index - 1]) ? linesOfTitle(blocks, index, wanted, squeeze(company)) : 0;
    if (count === 0) continue;
    const begins: readonly Block[] = index === 0 ? [] : [{ kind: 'heading', level: 1, text: 'Stellenbeschreibung', silent: true }];
    return [...blocks.slice(0, index), ...begins, ...blocks.slice(index + count)];
  }
  return blocks;
}
