import { blocksText, type Block } from './block.ts';
import { readBlocks } from './html-to-blocks.ts';
import { continuesPortrait, presentsCompany } from './company-intro.ts';
import type { Section } from './heading-words.ts';
import { isSectionLead, isSectionName, matchHeading, plainCompanyName } from './headings.ts';
import { sourceToHtml } from './plain-text.ts';
import { withoutTitle } from './repeated-title.ts';
import { sectionHtml } from './section-html.ts';
import { walk, type Entry } from './walk-sections.ts';

/** The text sections of a job as clean HTML; '' for missing ones. */
export type JobSections = Readonly<Record<Section, string>>;

/** Result of splitting a description. */
export interface SplitDescription {
  readonly sections: JobSections;
  /** Headings that named no section and stayed as subheadings: candidates for the word lists. */
  readonly unmatched: readonly string[];
}

const FOOTER =
  /^(?:find|discover|see|browse|search|weitere|mehr|finde|entdecke)\b.{0,60}\b(?:jobs?|stellen|stellenangebote)\b.{0,60}\b(?:on|auf|bei|at|via)\s+\S+$|^(?:powered|posted|published|provided) (?:by|via) \S+$/i;

/** Removes the line that a job board adds about itself. Links to the company's own jobs stay. */
function withoutFooter(blocks: readonly Block[], company: string): readonly Block[] {
  const last = blocks.at(-1);
  if (last?.kind !== 'text' || last.text.length > 110 || !FOOTER.test(last.text.trim())) return blocks;
  const name = plainCompanyName(company);
  const [first = ''] = name.split(' ');
  // 'k' must not match 'K&R Werbung'.
  const own = first.length > 2 ? first : name;
  return own !== '' && plainCompanyName(last.text).includes(own) ? blocks : blocks.slice(0, -1);
}

function plainText(entry: Entry | undefined): string {
  return entry === undefined || entry.heading !== null ? '' : blocksText([entry.block]);
}

const LATER: ReadonlySet<Section> = new Set(['tasks', 'profile', 'offer']);

/** Whether a block marked as a heading clearly names the tasks, the profile or the offer. */
function opensLaterSection(block: Block, match: (text: string) => ReturnType<typeof matchHeading>): boolean {
  if (block.kind === 'list' || (block.kind === 'text' && !block.bold)) return false;
  const found = match(block.text);
  return found !== null && !found.hint && found.opens.length === 1 && LATER.has(found.opens[0]);
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
 * Splits the description of a job by its headings. Headings that only name a section are replaced by the design's own; all
 * other text is kept, in its order. Text before the first heading is the description, or 'about us' where it clearly presents
 * the company.
 * @param source HTML, HTML escaped twice, Markdown or plain text.
 * @param company name of the company, as headings such as 'Über Muster' use it. @default ''
 * @param title of the job; repeated as a heading it is left out. @default ''
 */
export function splitDescription(source: string, company = '', title = ''): SplitDescription {
  const match = (text: string): ReturnType<typeof matchHeading> => matchHeading(text, company);
  const read = readBlocks(sourceToHtml(source), { isName: (text) => isSectionName(text, company), isLead: isSectionLead });
  const blocks = withoutTitle(withoutFooter(read, company), title, company, (block) => opensLaterSection(block, match));
  const { sections, unmatched, split } = walk(blocks, match);
  if (split) parseIntroduction(sections, company);
  const html = (name: Section): string => sectionHtml(sections[name], name === 'tasks' || name === 'profile' || name === 'offer');
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
