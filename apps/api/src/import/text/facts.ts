import { mapEmployment, mapWorkingModel } from '../parse/map-employment.ts';
import { payText, readPay, type Pay } from '../parse/pay.ts';
import { readPlace } from '../parse/place.ts';
import { dayIn } from '../parse/values.ts';
import { labelled } from './lines.ts';

/** A line that belongs to a head, not to a sentence: 'Vollzeit | Hamburg | ab sofort'. */
const LONGEST_FACT = 80;
/** Longer ones are paragraphs, in which an amount may be anything. */
const LONGEST_PAY_LINE = 200;

const MONEY = /€|\bEUR\b|\bEuro\b/i;
const SALARY = /gehalt|vergüt|entgelt|lohn|verdien|brutto|salary/i;
const POSTCODE = /(?<!\d)\d{5}\s+(\p{Lu}[\p{L}-]+(?:\s(?:am|an der|im|in der|bei|ob der)\s\p{Lu}[\p{L}-]+)?)/u;
const IN_TITLE = /\s(?:in|für)\s(\p{Lu}[\p{L}-]+(?:\s(?:am|an der|im|in der|bei|ob der)\s\p{Lu}[\p{L}-]+)?)$/u;
const DAY = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}/;

/** City of a text: its own line, an address, or the end of the title. */
export function cityIn(lines: readonly string[], title: string): string {
  const said = readPlace(labelled(lines, 'place')).city;
  if (said !== '') return said;
  const address = lines.map((line) => POSTCODE.exec(line)?.[1]).find((city) => city !== undefined);
  const plain = title.replace(/\s*\([^)]*\)\s*$/, '');
  return address ?? (/\sin\s/.test(plain) ? (IN_TITLE.exec(plain)?.[1] ?? '') : '');
}

const shortOnes = (head: readonly string[]): readonly string[] =>
  head.filter((line) => line.length <= LONGEST_FACT).flatMap((line) => line.split(/\s*[|·•]\s*/));

/** Employment by its own line, the title or the head. @param head lines before the first section */
export const employmentIn = (lines: readonly string[], head: readonly string[], title: string) =>
  mapEmployment(labelled(lines, 'employment'), title) || mapEmployment(shortOnes(head), '');

/** Working model by its own line, the title or the head. @param head lines before the first section */
export const workingModelIn = (lines: readonly string[], head: readonly string[], title: string) =>
  mapWorkingModel(labelled(lines, 'workingModel'), title) || mapWorkingModel(shortOnes(head), '');

/** Pay as an amount, else in words. */
export function payIn(lines: readonly string[]): { readonly payRange: Pay | null; readonly salary: string } {
  const said = labelled(lines, 'pay');
  const found = [said, ...lines.filter((line) => line.length <= LONGEST_PAY_LINE && SALARY.test(line) && MONEY.test(line))];
  const payRange = found.map((line) => readPay(line)).find((pay) => pay !== null) ?? null;
  return { payRange, salary: payRange === null ? payText(said) : '' };
}

/** Last day for applications, YYYY-MM-DD; '' when none is named, or when it is past. @param today YYYY-MM-DD */
export function closingDayIn(lines: readonly string[], today: string): string {
  const day = dayIn(DAY.exec(labelled(lines, 'closes'))?.[0]);
  return day < today ? '' : day;
}
