import { blocksText, BULLET, listHtml, paragraph, type Block } from './block.ts';
import { inlineHtml, isBlock, parseHtml, textOf, type HtmlElement, type HtmlNode } from './html.ts';
import { linesToBlocks, type HeadingReader } from './lines-to-blocks.ts';

/** An inline element around blocks (a bold or linked div) is split: each block then contains it. */
function hoist(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string' || isBlock(node)) return [node];
  const children = node.children.flatMap(hoist);
  if (!children.some(isBlock)) return [node];
  return children.map((child) =>
    isBlock(child) ? { ...child, children: [{ ...node, children: child.children }] } : { ...node, children: [child] },
  );
}

function listBlocks(list: HtmlElement, reader: HeadingReader): Block[] {
  const blocks: Block[] = [];
  let items: { html: string; text: string }[] = [];
  const ordered = list.tag === 'ol';
  const close = (): void => {
    if (items.length > 0)
      blocks.push({ kind: 'list', ordered, items: items.map((item) => item.html), texts: items.map((item) => item.text) });
    items = [];
  };
  const elements = list.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  elements.forEach((element, index) => {
    const inner = toBlocks(typeof element !== 'string' && element.tag === 'li' ? element.children : [element], reader, true);
    if (inner.length === 0) return;
    if (opensSection(inner, index === elements.length - 1, reader)) {
      close();
      blocks.push(...inner);
      return;
    }
    // A list directly inside a list belongs to the item before it.
    const last = items.at(-1);
    if (typeof element !== 'string' && element.tag !== 'li' && last !== undefined && inner.every((block) => block.kind === 'list')) {
      last.html += itemHtml(inner);
      last.text += ` ${blocksText(inner)}`;
    } else items.push({ html: itemHtml(inner), text: blocksText(inner) });
  });
  close();
  return blocks;
}

/** Whether a list item is really the heading of a section (some editors indent everything into one list). */
function opensSection(inner: readonly Block[], last: boolean, reader: HeadingReader): boolean {
  const first = inner[0];
  if (first === undefined || first.kind === 'list' || first.text === '' || !reader.isName(first.text)) return false;
  if (first.kind === 'heading') return true;
  if (inner.length > 1) return inner[1]?.kind === 'list';
  return !last && (first.bold || first.text.endsWith(':'));
}

function itemHtml(blocks: readonly Block[]): string {
  let html = '';
  for (const block of blocks) {
    if (block.kind === 'list') html += listHtml(block);
    else {
      const line = block.kind === 'heading' ? inlineHtml([{ tag: 'strong', href: '', children: [block.text] }]) : block.html;
      html += html === '' || html.endsWith('</ul>') || html.endsWith('</ol>') ? line : `<br>${line}`;
    }
  }
  return html;
}

function rowBlocks(row: HtmlElement, reader: HeadingReader): Block[] {
  // Text beside the cells of a row is invalid HTML, but kept.
  const cells = row.children.map((cell) => toBlocks(typeof cell === 'string' ? [cell] : cell.children, reader));
  const filled = cells.filter((blocks) => blocks.length > 0);
  const simple = filled.every((blocks) => blocks.length === 1 && blocks[0]?.kind === 'text');
  if (!simple || filled.length < 2 || filled.some((blocks) => reader.isName(blocksText(blocks)))) {
    return filled.flatMap((blocks) =>
      blocks.map((block) => (block.kind === 'text' && reader.isName(block.text) ? { ...block, bold: true } : block)),
    );
  }
  // A row of a real table becomes one line: the designs show text, not tables.
  const parts = filled.flatMap((blocks) => blocks.map((block) => (block.kind === 'text' ? block.html : '')));
  const html = parts.length === 2 ? parts.join(parts[0]?.endsWith(':') ? ' ' : ': ') : parts.join(' | ');
  return [paragraph(html, filled.map(blocksText).join(' '))];
}

function elementBlocks(element: HtmlElement, reader: HeadingReader): Block[] {
  const level = /^h([1-6])$/.exec(element.tag)?.[1];
  if (level !== undefined) {
    // A heading with line breaks, or around whole paragraphs, is a mistake of an editor: only its first line may be the heading.
    const inner = element.children.flatMap(hoist).some(isBlock) ? toBlocks(element.children, reader) : [];
    if (inner.length > 1)
      return inner.map((block, index) =>
        index === 0 && block.kind === 'text' ? { kind: 'heading', level: Number(level), text: block.text } : block,
      );
    const text = textOf(element.children).trim();
    return text === '' ? [] : [{ kind: 'heading', level: Number(level), text }];
  }
  if (element.tag === 'ul' || element.tag === 'ol') return listBlocks(element, reader);
  if (element.tag === 'tr') return rowBlocks(element, reader);
  const inner = toBlocks(element.children, reader);
  const title = element.tag === 'dt' || element.tag === 'summary' || element.tag === 'caption';
  return title ? inner.map((block) => (block.kind === 'text' ? { ...block, bold: true } : block)) : inner;
}

const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** Lines that begin with a bullet become a list. */
function gatherBullets(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  let run: Extract<Block, { kind: 'text' }>[] = [];
  const close = (): void => {
    if (run.length > 1)
      result.push({
        kind: 'list',
        ordered: false,
        items: run.map((line) => withoutBullet(line.html)),
        texts: run.map((line) => withoutBullet(line.text)),
      });
    else result.push(...run);
    run = [];
  };
  for (const block of blocks) {
    if (block.kind === 'text' && block.bullet) run.push(block);
    else {
      close();
      result.push(block);
    }
  }
  close();
  return result;
}

/**
 * Nodes as blocks in reading order.
 * @param reader recognises names of sections; such a line becomes a separate block.
 * @param inItem whether the nodes are those of a list item, whose lines stay together. @default false
 */
export function toBlocks(nodes: readonly HtmlNode[], reader: HeadingReader, inItem = false): Block[] {
  const blocks: Block[] = [];
  let run: HtmlNode[] = [];
  const close = (): void => {
    blocks.push(...linesToBlocks(run, inItem ? null : reader));
    run = [];
  };
  for (const node of nodes.flatMap(hoist)) {
    if (isBlock(node)) {
      close();
      blocks.push(...elementBlocks(node, reader));
    } else run.push(node);
  }
  close();
  return gatherBullets(blocks);
}

/** HTML as blocks in reading order. */
export function readBlocks(html: string, reader: HeadingReader): Block[] {
  return toBlocks(parseHtml(html), reader);
}
