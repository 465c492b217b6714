import type { Block } from './block.ts';
import type { Entry } from './walk-sections.ts';

/** Longer lines are paragraphs, regardless of their end. */
const LONGEST_POINT = 220;
const FEWEST_POINTS = 3;
/** A pictogram at the start of a line is a bullet; digits and signs that can also be text are not. */
const PICTOGRAM = /^((?:<strong>|<em>)*)\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]*\s*/u;

type List = Extract<Block, { kind: 'list' }>;

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim();
/** Numbers of points: '1. ', '2) '. */
const NUMBER = /^(\d{1,2})[.)]\s+/;

/** A list of these lines; a numbered one if they count from one. */
function listOf(lines: readonly string[]): List {
  const ordered = lines.every((line, index) => Number(NUMBER.exec(line)?.[1]) === index + 1);
  const items = ordered ? lines.map((line) => line.replace(NUMBER, '')) : lines;
  return { kind: 'list', ordered, items, texts: items.map(plain) };
}
const hasPictogram = (html: string): boolean => PICTOGRAM.test(html) && !/^\s*[©®™]/.test(plain(html));
const withoutPictogram = (html: string): string => html.replace(PICTOGRAM, '$1');

/** A line with one point that is no sentence: it begins with a letter or figure, ends without a full stop, and is no row of a table. */
function isPoint(html: string): boolean {
  const text = plain(html);
  return text.length > 1 && text.length <= LONGEST_POINT && /^[\p{L}\p{N}„"(]/u.test(text) && !/[.!?:;…,]$| \| /.test(text);
}

/** The lines of a paragraph as a list if they are one: only points, or pictograms with the lines that follow them. */
function linesAsList(html: string): List | null {
  const lines = html.split('<br>').filter((line) => plain(line) !== '');
  if (lines.length < FEWEST_POINTS) return null;
  if (lines.filter(hasPictogram).length >= FEWEST_POINTS && lines[0] !== undefined && hasPictogram(lines[0])) {
    const items: string[][] = [];
    for (const line of lines) {
      if (hasPictogram(line)) items.push([withoutPictogram(line)]);
      else items.at(-1)?.push(line);
    }
    return listOf(
      items.map(([first = '', ...rest]) => {
        const name = rest.length > 0 && !first.includes('<strong>') ? `<strong>${first}</strong>` : first;
        return [name, ...rest].join('<br>');
      }),
    );
  }
  // 'Start: sofort' and similar lines are facts, one per line.
  if (lines.every((line) => /^[^:<]{1,30}:\s/.test(line))) return null;
  return lines.every((line) => isPoint(line) && !/^<strong>[^<]*<\/strong>$/.test(line)) ? listOf(lines) : null;
}

/**
 * Converts intended lists: a run of short paragraphs without full stops, the lines of one paragraph, or
 * lines that begin with a pictogram, which the bullet of the design replaces.
 * @param mayBePoint false for a line that heads the following ones.
 */
export function gatherPoints(entries: readonly Entry[], mayBePoint: (entry: Entry) => boolean): Entry[] {
  const result: Entry[] = [];
  let run: { readonly entry: Entry; readonly html: string; readonly pictogram: boolean }[] = [];
  const close = (): void => {
    const long = run.length >= FEWEST_POINTS;
    if (long)
      result.push({ heading: null, block: listOf(run.map((point) => (point.pictogram ? withoutPictogram(point.html) : point.html))) });
    else result.push(...run.map((point) => point.entry));
    run = [];
  };
  for (const entry of entries) {
    const { block } = entry;
    if (block.kind !== 'text' || entry.heading !== null || block.bold || !mayBePoint(entry)) {
      close();
      result.push(entry);
      continue;
    }
    const list = block.html.includes('<br>') ? linesAsList(block.html) : null;
    const pictogram = hasPictogram(block.html);
    if (list !== null) {
      close();
      result.push({ heading: null, block: list });
    } else if (!block.html.includes('<br>') && (pictogram || isPoint(block.html))) {
      if (run[0] !== undefined && run[0].pictogram !== pictogram) close();
      run.push({ entry, html: block.html, pictogram });
    } else {
      close();
      result.push(entry);
    }
  }
  close();
  return result;
}
