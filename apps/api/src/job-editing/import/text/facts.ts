import type { Employment, WorkingModel } from '@stellwerk/domain';
import { detailsIn } from '../parse/details.ts';
import type { ImportedJob } from '../parse/imported-job.ts';
import { mapEmployment, mapWorkingModel } from '../parse/map-employment.ts';
import { noteTexts } from '../parse/messages.de.ts';
import { payText, readPay, type Pay } from '../parse/pay.ts';
import { dayIn, isUnreadDay } from '../parse/days.ts';
import { labelled, labelledDetails, piecesOf } from './lines.ts';
import { payInLines } from './pay-phrases.ts';

/** A line that belongs to a head, not to a sentence: 'Vollzeit | Hamburg | ab sofort'. */
const LONGEST_FACT = 80;

const DAY =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2}(?!\d))|\d{1,2}\.?\s?\p{L}{3,9}\.?\s\d{4}|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})(?!\d)/u;

const shortOnes = (head: readonly string[]): readonly string[] => head.filter((line) => line.length <= LONGEST_FACT).flatMap(piecesOf);

/** Words of a line about the working time, at any position: 'Unbefristet, Vollzeit (40 Std.)'. */
const EMPLOYMENT_LINE =
  /^(?:vollzeit|teilzeit|minijob|werkstudent\p{L}*|praktikum|freiberuflich|unbefristet|befristet|festanstellung|(?:ab )?sofort|in|oder|und|auch|möglich|std\.?|stunden|woche|pro|je|\d+|[\s,;/|·•()%+–-])+$/iu;
/** Share of full time in Swiss notation: 'Pensum: 60-80 %'. */
const WORKLOAD = /(?:^|\s)(?:\d{1,3}\s?[–-]\s?)?(\d{1,3})\s?%/;

function employmentByWorkload(text: string): 'Teilzeit' | '' {
  const most = Number(WORKLOAD.exec(text)?.[1] ?? 100);
  return most < 100 ? 'Teilzeit' : '';
}

/** Employment from its labelled line, the title, the head, or a line of nothing else. @param head lines before the first section */
export function employmentIn(lines: readonly string[], head: readonly string[], title: string): Employment | '' {
  const said = labelled(lines, 'employment');
  return (
    mapEmployment(said, title) ||
    mapEmployment(shortOnes(head), '') ||
    mapEmployment(
      lines.flatMap(piecesOf).filter((piece) => piece.length <= LONGEST_FACT && EMPLOYMENT_LINE.test(piece)),
      '',
    ) ||
    employmentByWorkload(`${title} ${said}`)
  );
}

/** Sentences about the share of work at home. */
const DAYS_AT_HOME =
  /(?:\d|zwei|drei|vier)(?:[–-]\d)? (?:tagen?|days?)(?: (?:pro|in der|die|per|a) \p{L}+)? (?:im )?(?:home[ -]?office|remote|mobil)/iu;
const ALL_AT_HOME = /100\s?% (?:home[ -]?office|remote)|vollständig remote|fully remote/i;

/**
 * Working model from its labelled line or the place's, the title, the head, or a number of days in a sentence. @param head lines before the
 * first section
 */
export function workingModelIn(lines: readonly string[], head: readonly string[], title: string): WorkingModel | '' {
  const place = labelled(lines, 'place');
  const said = mapWorkingModel(labelled(lines, 'workingModel') || place, title) || mapWorkingModel(shortOnes(head), '');
  if (said !== '') return said;
  if (lines.some((line) => DAYS_AT_HOME.test(line))) return 'Hybrid';
  return lines.some((line) => ALL_AT_HOME.test(line)) ? 'Remote' : '';
}

/** The details of a job by lines of their own, and by the head. @param head lines before the first section */
export const detailsInLines = (lines: readonly string[], head: readonly string[]): ImportedJob['details'] =>
  detailsIn({ employmentType: [labelled(lines, 'employment'), ...shortOnes(head)], ...labelledDetails(lines) });

/** A pay grade, which stands for the pay where no amount does: 'EG 11 TVöD'. */
const GRADE =
  /(?:EG?|Entgeltgruppe|S)\s?\d{1,2}[a-c]?\s(?:TVöD|TV-L|TV-H)(?:-\p{L}+)?|(?:TVöD|TV-L|TV-H)(?:-\p{L}+)?\s(?:EG?|S)\s?\d{1,2}[a-c]?/u;

/** Pay as an amount, else as text. */
export function payIn(lines: readonly string[]): { readonly payRange: Pay | null; readonly salary: string } {
  const said = labelled(lines, 'pay');
  const payRange = readPay(said) ?? payInLines(lines);
  if (payRange !== null) return { payRange, salary: '' };
  const grade = lines.map((line) => GRADE.exec(line)?.[0]).find((found) => found !== undefined);
  return { payRange, salary: payText(said) || (grade ?? '') };
}

/** Sentences that call for applications until a day. */
const UNTIL = new RegExp(
  `(?:bewerb|apply|applications?)[^.!?]{0,60}?(?:bis|until|by)(?:\\s(?:spätestens|einschließlich|zum|the|den|\\p{L}{2,10}(?:tag|woch)?[,.]))*\\s(${DAY.source})`,
  'iu',
);

const saidOfClosing = (lines: readonly string[]): string => {
  const line = labelled(lines, 'closes');
  return line === '' ? (lines.map((text) => UNTIL.exec(text)?.[1]).find((found) => found !== undefined) ?? '') : line;
};

/** Last day for applications, YYYY-MM-DD; '' for none or a past one. @param today YYYY-MM-DD */
export function closingDayIn(lines: readonly string[], today: string): string {
  const said = saidOfClosing(lines);
  const day = dayIn(said) || dayIn(DAY.exec(said)?.[0]);
  return day < today ? '' : day;
}

/** German notes on a closing day or pay that could not be parsed. @param today YYYY-MM-DD */
export function notesIn(lines: readonly string[], today: string): readonly string[] {
  const [closes, pay] = [saidOfClosing(lines), labelled(lines, 'pay')];
  const day = dayIn(closes) || dayIn(DAY.exec(closes)?.[0]);
  return [
    ...(day !== '' && day < today ? [noteTexts.pastDay(closes)] : []),
    ...(day === '' && isUnreadDay(closes) ? [noteTexts.unread('closesAt', closes)] : []),
    ...(/\d/.test(pay) && payIn(lines).payRange === null ? [noteTexts.unread('payRange', pay)] : []),
  ];
}
