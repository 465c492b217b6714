import { BULLET, paragraph, type Block, type TextBlock } from './block.ts';
import { inlineHtml, textOf, type HtmlNode } from './html.ts';
import { isWrapped } from './wrapped-lines.ts';

/** Splits inline nodes at their line breaks, including those inside bold or a link. */
function splitLines(nodes: readonly HtmlNode[]): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  for (const node of nodes) {
    if (typeof node === 'string') lines.at(-1)?.push(node);
    else if (node.tag === 'br') lines.push([]);
    else {
      splitLines(node.children).forEach((part, index) => {
        if (index > 0) lines.push([]);
        if (part.length > 0) lines.at(-1)?.push({ ...node, children: part });
      });
    }
  }
  return lines;
}

function boldText(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? '' : node.tag === 'strong' ? textOf([node]) : boldText(node.children))).join('');
}

/** Letters and digits only: an emoji or colon outside the bold part changes nothing. */
const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

function isBold(nodes: readonly HtmlNode[]): boolean {
  const text = squeeze(textOf(nodes));
  return text !== '' && squeeze(boldText(nodes)) === text;
}

/** Recognises headings for the reading of lines. */
export interface HeadingReader {
  /** Whether a line of its own is clearly the name of a section. */
  readonly isName: (text: string) => boolean;
  /** Whether a text before a colon is; stricter, because a paragraph follows it. */
  readonly isLead: (text: string) => boolean;
}

interface Lead {
  readonly name: string;
  readonly html: string;
  readonly rest: HtmlNode[];
}

/** A bold name of a section with a colon in it or right after it. */
function isBoldName(node: HtmlNode, next: HtmlNode | undefined, reader: HeadingReader): boolean {
  if (typeof node === 'string' || node.tag !== 'strong') return false;
  const name = textOf([node]).trim();
  const colon = name.endsWith(':') || (typeof next === 'string' && /^\s*:/.test(next));
  return colon && reader.isName(name);
}

/** A line with bold names behind other text is several lines. */
function splitAtNames(line: readonly HtmlNode[], reader: HeadingReader): HtmlNode[][] {
  const parts: HtmlNode[][] = [[]];
  let filled = false;
  for (const [index, node] of line.entries()) {
    if (filled && isBoldName(node, line[index + 1], reader)) parts.push([]);
    parts.at(-1)?.push(node);
    filled ||= textOf([node]).trim() !== '';
  }
  return parts;
}

/** Capitals instead of bold. Short words may be abbreviations. */
function isCapitals(text: string): boolean {
  return text.length <= 50 && !/\p{Ll}/u.test(text) && !/[.!,;]$/.test(text) && /\p{Lu}{5}/u.test(text);
}

/** A section's name at the start of a line, followed by a colon and the text: 'Aufgaben: Sie beraten …'. */
function splitLead(line: readonly HtmlNode[], reader: HeadingReader): Lead | null {
  const start = line.findIndex((node) => textOf([node]).trim() !== '');
  const first = line[start];
  if (first === undefined) return null;
  const rest = line.slice(start + 1);
  if (typeof first === 'string') {
    const found = /^\s*([^:]{3,50}:)\s+(\S[\s\S]*)$/.exec(first);
    return found?.[1] !== undefined && found[2] !== undefined && reader.isLead(found[1])
      ? { name: found[1], html: inlineHtml([found[1]]), rest: [found[2], ...rest] }
      : null;
  }
  const name = textOf([first]).trim();
  if (!isBoldName(first, rest[0], reader) || /^[\s:–-]*$/.test(textOf(rest))) return null;
  if (name.endsWith(':')) return { name, html: inlineHtml([first]).trim(), rest };
  const [next, ...others] = rest;
  if (typeof next !== 'string') return null;
  return { name, html: `${inlineHtml([first]).trim()}:`, rest: [next.replace(/^\s*:\s*/, ''), ...others] };
}

function lineBlock(line: readonly HtmlNode[], glue: TextBlock['glue']): TextBlock {
  const html = inlineHtml(line).trim();
  const text = textOf(line).replace(/\s+/g, ' ').trim();
  const bullet = BULLET.test(text) && BULLET.test(html) && text.replace(BULLET, '') !== '';
  return paragraph(html, text, { bold: isBold(line) || /^\*\*.+\*\*:?$/.test(text), glue, bullet });
}

const MARKED = /[:?]$/;

/**
 * Inline nodes as paragraphs: an empty line separates them; names of sections and lines with a bullet are separate; other lines
 * stay together with their line breaks.
 * @param reader null inside a list item, where nothing is split off.
 */
export function linesToBlocks(nodes: readonly HtmlNode[], reader: HeadingReader | null): Block[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock[] = [];
  // Whether the next line continues a paragraph that a possible heading interrupted.
  let goesOn = false;
  const close = (): void => {
    const [first] = open;
    if (first !== undefined) {
      const bold = open.every((line) => line.bold);
      const wrapped = isWrapped(open.map((line) => line.text));
      const html = open.map((line, index) => {
        const next = wrapped && !/[.!?:]$/.test(line.text) ? ' ' : '<br>';
        return index === open.length - 1 ? line.html : `${line.html}${next}`;
      });
      blocks.push(paragraph(html.join(''), open.map((line) => line.text).join(' '), { bold, glue: first.glue }));
    }
    open = [];
  };
  const lines = splitLines(nodes).flatMap((line) => (reader === null ? [line] : splitAtNames(line, reader)));
  for (const [index, line] of lines.entries()) {
    if (textOf(line).trim() === '') {
      close();
      goesOn = false;
      continue;
    }
    const within: boolean = open.length > 0 || goesOn;
    const lead = reader === null ? null : splitLead(line, reader);
    if (lead !== null) {
      close();
      blocks.push(paragraph(lead.html, lead.name, { bold: true, soft: true, glue: within ? '<br>' : '' }));
      open.push(lineBlock(lead.rest, ' '));
      goesOn = true;
      continue;
    }
    const block = lineBlock(line, goesOn && open.length === 0 ? '<br>' : '');
    if (block.bullet) {
      close();
      blocks.push(block);
      goesOn = false;
    } else if (reader?.isName(block.text) === true) {
      close();
      const soft: boolean = within && !block.bold && !MARKED.test(block.text);
      blocks.push({ ...block, soft, glue: soft ? '<br>' : '' });
      goesOn = soft;
    } else if (reader !== null && open.length === 0 && isCapitals(block.text) && !isCapitals(textOf(lines[index + 1] ?? []).trim())) {
      blocks.push({ ...block, bold: true });
    } else open.push(block);
  }
  close();
  return blocks;
}
