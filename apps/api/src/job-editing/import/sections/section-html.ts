import { blocksText, listHtml, paragraph, type Block } from './block.ts';
import { escapeHtml } from './html.ts';
import { gatherPoints } from './lines-to-lists.ts';
import type { Entry } from './walk-sections.ts';

const SUBHEADING_LENGTH = 90;

/** Closing lines of many jobs: a separate line heads the following text, even without markup. */
const CLOSING =
  /^(?:(?:dein|ihr|unser|der)\s+)?(?:bewerbungsprozess|bewerbungsverfahren|bewerbung|kontakt|ansprechpartner(?:in)?|so bewirbst du dich|so bewerben sie sich|(?:interesse|neugierig) geweckt|interessiert|noch fragen|datenschutz(?:[ -]?hinweise?)?|chancengleichheit|vielfalt|diversity(?: & inclusion)?(?: \/ equal opportunity)?|equal opportunit(?:y|ies)(?: employer)?|how to apply|(?:the |our )?(?:application|hiring|interview) process|contact(?: us)?|interested)\s*[:?]?$/i;

/** Whether an entry that stays in its section is a subheading: short, marked as one, and followed by something. */
function isSubheading({ block, heading }: Entry, next: Entry | undefined): boolean {
  if (block.kind === 'list' || next === undefined || next.heading !== null) return false;
  const marked = block.kind === 'heading' || block.bold || heading !== null || CLOSING.test(block.text);
  const sentence = block.kind === 'text' && /[.!,]$/.test(block.text.trim());
  return marked && !sentence && block.text.length <= SUBHEADING_LENGTH && !(block.kind === 'text' && block.html.includes('<a '));
}

/** Converts URLs and email addresses in a text to links. Text with links stays unchanged. */
function linked(html: string): string {
  if (html.includes('<a ')) return html;
  return html.replace(/\bhttps?:\/\/[^\s<>"]{4,}/gi, (found) => {
    const address = found.replace(/(?:&(?:quot|gt);|[.,;:!?)»“”'])+$/, '');
    return `<a href="${address}">${address}</a>${found.slice(address.length)}`;
  });
}

function entryHtml(entry: Entry, next: Entry | undefined): string {
  const { block } = entry;
  if (block.kind === 'list') return listHtml({ ...block, items: block.items.map(linked) });
  if (isSubheading(entry, next)) return `<h3>${escapeHtml(block.text.replace(/^\*\*|\*\*$/g, ''))}</h3>`;
  return block.kind === 'heading' ? `<p><strong>${escapeHtml(block.text)}</strong></p>` : `<p>${linked(block.html)}</p>`;
}

/** Joins paragraphs that only a possible heading had separated. */
function rejoin(entries: readonly Entry[]): Entry[] {
  const result: Entry[] = [];
  for (const entry of entries) {
    const before = result.at(-1);
    const { block } = entry;
    if (before?.block.kind === 'text' && before.heading === null && entry.heading === null && block.kind === 'text' && block.glue !== '') {
      result[result.length - 1] = {
        heading: null,
        block: paragraph(`${before.block.html}${block.glue}${block.html}`, `${before.block.text} ${block.text}`),
      };
    } else result.push(entry);
  }
  return result;
}

/** 'Kontakt' in the first line of a paragraph becomes a separate entry. */
function withClosingApart(entry: Entry): Entry[] {
  const { block } = entry;
  const found = block.kind === 'text' && entry.heading === null ? /^([^<]{3,60})<br>(?=.)/.exec(block.html) : null;
  if (block.kind !== 'text' || found?.[1] === undefined || !CLOSING.test(found[1])) return [entry];
  const rest = paragraph(block.html.slice(found[0].length), block.text.slice(found[1].length).trim());
  return [
    { heading: null, block: paragraph(found[1], found[1]) },
    { heading: null, block: rest },
  ];
}

/** Shorter texts may be repeated on purpose. */
const SHORTEST_REPEAT = 20;

/** Removes texts pasted twice into one section; the same text under two subheadings stays. */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  let under = '';
  const isNew = (text: string): boolean => {
    const place = `${under}\n${text}`;
    const known = seen.has(place);
    if (text.length >= SHORTEST_REPEAT) seen.add(place);
    return !known;
  };
  return entries.flatMap((entry, index) => {
    const { block } = entry;
    if (block.kind !== 'list') {
      if (entry.heading !== null || isSubheading(entry, entries[index + 1])) {
        if (entry.heading !== 'section') under = block.text;
        return [entry];
      }
      return isNew(block.text.trim()) ? [entry] : [];
    }
    const kept = block.texts.map(isNew);
    const rest: Block = { ...block, items: block.items.filter((_, i) => kept[i]), texts: block.texts.filter((_, i) => kept[i]) };
    return rest.items.length === 0 ? [] : [{ ...entry, block: rest }];
  });
}

/**
 * The blocks of a section as HTML.
 * @param points whether the section usually consists of points (tasks, profile, offer), so that a run of short lines is a list
 */
export function sectionHtml(parts: readonly Entry[], points: boolean): string {
  const joined = withoutRepeats(rejoin(parts).flatMap(withClosingApart));
  const entries = points ? gatherPoints(joined, (entry) => !CLOSING.test(blocksText([entry.block]))) : joined;
  return entries.map((entry, index) => entryHtml(entry, entries[index + 1])).join('');
}
