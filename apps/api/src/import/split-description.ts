import { blocksText, listHtml, paragraph, type Block } from './block.ts';
import { readBlocks } from './blocks.ts';
import { continuesPortrait, presentsCompany } from './company-intro.ts';
import type { Section } from './heading-words.ts';
import { isSectionLead, isSectionName, matchHeading } from './headings.ts';
import { escapeHtml } from './html.ts';
import { sourceToHtml } from './plain-text.ts';
import { walk, type Entry } from './walk-sections.ts';

/** The text sections of a posting as clean HTML; '' where the source says nothing. */
export type PostingSections = Readonly<Record<Section, string>>;

/** What a description became. */
export interface SplitDescription {
  readonly sections: PostingSections;
  /** Headings that named no section and stayed as subheadings: what the word lists may still lack. */
  readonly unmatched: readonly string[];
}

const FOOTER =
  /^(?:find|discover|see|browse|search|weitere|mehr|finde|entdecke)\b.{0,60}\b(?:jobs?|stellen|stellenangebote)\b.{0,60}\b(?:on|auf|bei|at|via)\s+\S+$|^(?:powered|posted|published|provided) (?:by|via) \S+$/i;

function withoutFooter(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1);
  return last?.kind === 'text' && last.text.length <= 110 && FOOTER.test(last.text.trim()) ? blocks.slice(0, -1) : blocks;
}

const SUBHEADING_LENGTH = 90;

/** Whether an entry that stays in its section reads as a subheading: short, marked as one, and something follows it. */
function isSubheading(entry: Entry, next: Entry | undefined): boolean {
  const { block } = entry;
  if (block.kind === 'list' || next === undefined || next.heading !== null) return false;
  const marked = block.kind === 'heading' || block.bold || entry.heading !== null;
  const sentence = block.kind === 'text' && /[.!,]$/.test(block.text.trim());
  return marked && !sentence && block.text.length <= SUBHEADING_LENGTH && !(block.kind === 'text' && block.html.includes('<a '));
}

function entryHtml(entry: Entry, next: Entry | undefined): string {
  const { block } = entry;
  if (block.kind === 'list') return listHtml(block);
  if (isSubheading(entry, next)) return `<h3>${escapeHtml(block.text.replace(/^\*\*|\*\*$/g, ''))}</h3>`;
  return block.kind === 'heading' ? `<p><strong>${escapeHtml(block.text)}</strong></p>` : `<p>${block.html}</p>`;
}

/** Joins what only a possible heading had parted. */
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

function sectionHtml(parts: readonly Entry[]): string {
  const entries = rejoin(parts);
  return entries.map((entry, index) => entryHtml(entry, entries[index + 1])).join('');
}

function plainText(entry: Entry | undefined): string {
  return entry === undefined || entry.heading !== null ? '' : blocksText([entry.block]);
}

/** Moves the paragraphs of the introduction that present the company to 'about us', as long as a description remains. */
function parseIntroduction(sections: Record<Section, Entry[]>, company: string): void {
  if (sections.aboutUs.length > 0) return;
  if (!presentsCompany(plainText(sections.description[0]), company)) return;
  const stop = sections.description.findIndex((entry) => !continuesPortrait(plainText(entry)));
  const rest = stop < 0 ? [] : sections.description.slice(stop);
  if (blocksText(rest.map((entry) => entry.block)).length < 40) return;
  sections.aboutUs = sections.description.slice(0, stop);
  sections.description = rest;
}

/**
 * Splits the description of a posting by its headings. Headings that only name a section give way to the design's own; all
 * other text is kept, in its order. Text before the first heading is the description, or 'about us' where it clearly presents
 * the company.
 * @param source HTML, HTML escaped twice, Markdown or plain text.
 * @param company name of the company, as headings such as 'Über Muster' use it. @default ''
 */
export function splitDescription(source: string, company = ''): SplitDescription {
  const blocks = withoutFooter(readBlocks(sourceToHtml(source), { isName: (text) => isSectionName(text, company), isLead: isSectionLead }));
  const { sections, unmatched, split } = walk(blocks, (text) => matchHeading(text, company));
  if (split) parseIntroduction(sections, company);
  const html = (name: Section): string => sectionHtml(sections[name]);
  return {
    sections: {
      description: html('description'),
      tasks: html('tasks'),
      profile: html('profile'),
      offer: html('offer'),
      aboutUs: html('aboutUs'),
    },
    unmatched,
  };
}
