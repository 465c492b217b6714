import { JOB_LIMITS } from '@stellwerk/domain';
import type { ImportedJob } from '../parse/imported-job.ts';
import { noteTexts } from '../parse/messages.de.ts';
import { readImportedJob } from '../parse/job.ts';
import { isSectionName, matchHeading } from '../sections/headings.ts';
import { sourceToHtml } from '../sections/plain-text.ts';
import { splitDescription } from '../sections/split-description.ts';
import { cityIn } from './city.ts';
import { closingDayIn, detailsInLines, employmentIn, notesIn, payIn, workingModelIn } from './facts.ts';
import { jobPostingIn } from './json-ld.ts';
import { FACT_NAMES, isFact, linesOf, withoutFacts, type FactName } from './lines.ts';

/** Parsed text of a job; '' or null for missing values. */
export type JobText = Pick<
  ImportedJob,
  'title' | 'city' | 'employment' | 'workingModel' | 'payRange' | 'salary' | 'closesOn' | 'sections' | 'details'
> & {
  /** Parts that could not be parsed, in German. */
  readonly notes: readonly string[];
};

/** The part of a saved page about the job: around `main` there is navigation. */
const mainPart = (html: string): string =>
  /<main\b[^>]*>([\s\S]+)<\/main>/i.exec(html)?.[1] ?? /<article\b[^>]*>([\s\S]+)<\/article>/i.exec(html)?.[1] ?? html;

/** Gender marks in the title of a German job. */
const GENDERS = /\(\s*(?:[mwdfxia]\s*[/|,]\s*){1,3}[mwdfxia]\s*\)|\(all genders?\)|[:*_]in(?:nen)?(?!\p{L})/iu;
const TITLE_LINES = 12;

/** Beginnings of sentences that lead to a title. */
const LEAD = /^(?:wir|zur|zum|für|als|du|sie|ihr|join|we)(?!\p{L})/iu;

/** Whether a line can be a title; with a gender mark also as a call: '… (m/w/d) gesucht!'. */
const isTitle = (line: string): boolean =>
  line.length >= 4 &&
  line.length <= JOB_LIMITS.title &&
  (GENDERS.test(line) || !/[.!?:]$/.test(line)) &&
  /\p{L}/u.test(line) &&
  !LEAD.test(line) &&
  !isFact(line);

/** Text of the main heading of a page; '' without one. */
const mainHeading = (html: string): string => linesOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(html)?.[1] ?? '').join(' ');

/** The job sought in a sentence: '… suchen wir einen Steuerfachangestellten (m/w/d) in Münster'. */
const SOUGHT = new RegExp(`(?:such(?:en|t)|looking for)[^.!?]*?\\s(?:eine?n?|an?)\\s([^.!?,]{3,80}?\\s?${GENDERS.source})`, 'iu');

/**
 * The title: the main heading, a line of the head with a gender mark, the job sought in one of its sentences, or the first line that can be
 * one.
 */
function titleOf(html: string, head: readonly string[], lines: readonly string[]): string {
  const main = mainHeading(html);
  if (isTitle(main)) return main;
  const early = head.slice(0, TITLE_LINES).filter((line) => isTitle(line) && matchHeading(line, '') === null);
  const sought = lines
    .slice(0, TITLE_LINES)
    .map((line) => SOUGHT.exec(line)?.[1])
    .find((found) => found !== undefined);
  return early.find((line) => GENDERS.test(line)) ?? sought ?? early[0] ?? '';
}

/** The text without its title line, which has a separate field in the form. */
function withoutTitleLine(source: string, title: string): string {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.trim().replace(/^(?:\*\*|#{1,6}\s)|\*\*$/g, '') === title);
  return at < 0 ? source : lines.toSpliced(at, 1).join('\n');
}

/** The lines before the first section. */
function headOf(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => isSectionName(line, ''));
  return end < 0 ? lines : lines.slice(0, end);
}

function readText(source: string, today: string): JobText {
  const body = mainPart(source);
  const html = sourceToHtml(body);
  const lines = linesOf(html);
  const head = headOf(lines);
  const title = titleOf(html, head, lines);
  const facts = {
    city: cityIn(lines, title),
    employment: employmentIn(lines, head, title),
    workingModel: workingModelIn(lines, head, title),
    ...payIn(lines),
    closesOn: closingDayIn(lines, today),
    details: detailsInLines(lines, head),
  };
  const recognised: Readonly<Record<FactName, boolean>> = {
    place: facts.city !== '',
    employment: facts.employment !== '',
    workingModel: facts.workingModel !== '',
    pay: facts.payRange !== null || facts.salary !== '',
    closes: facts.closesOn !== '',
  };
  const rest = withoutFacts(
    title === '' ? body : withoutTitleLine(body, title),
    FACT_NAMES.filter((name) => recognised[name]),
  );
  return { title, ...facts, notes: notesIn(lines, today), sections: splitDescription(rest, '', title).sections };
}

/**
 * Parses the text of a job, pasted or as a saved page: from its structured data, else from its lines (O91).
 * @param source HTML, Markdown or plain text
 * @param today YYYY-MM-DD; a closing date before it is left out
 */
export function readJobText(source: string, today: string): JobText {
  const data = jobPostingIn(source);
  if (data !== null) {
    // The form's own company is the employer, regardless of the page.
    const result = readImportedJob({ ...data, hiringOrganization: data.hiringOrganization ?? 'Unternehmen' });
    if ('job' in result) {
      const { closesOn } = result.job;
      const past = closesOn !== '' && closesOn < today;
      return { ...result.job, closesOn: past ? '' : closesOn, notes: [...result.notes, ...(past ? [noteTexts.pastDay(closesOn)] : [])] };
    }
  }
  return readText(source, today);
}
