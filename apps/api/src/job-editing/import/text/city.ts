import { isTown } from '../../../platform/places/gazetteer.ts';
import { readPlace } from '../parse/place.ts';
import { labelled } from './lines.ts';

/** Lines of a text in which a town is sought where none is labelled: the head, and the opening sentence. */
const FIRST_LINES = 12;

const NAME = '\\p{Lu}[\\p{L}-]+(?:\\s(?:am|an der|im|in der|bei|ob der)\\s\\p{Lu}[\\p{L}-]+)?';
/** A German postcode, or one of Austria and Switzerland, whose four digits count only in a postal address. */
const POSTCODE = new RegExp(`(?:(?<!\\d)\\d{5}|(?:^|[,|·•]\\s*)(?:(?:A|CH)-)?\\d{4})\\s+(${NAME})`, 'u');
const IN_TITLE = new RegExp(`\\s(?:in|für)\\s(${NAME})$`, 'u');
/** Other words after 'in': 'in Teilzeit', 'in Festanstellung'. */
const NO_CITY = /zeit$|anstellung$|arbeit$|schicht$|remote|homeoffice|praktikum/i;
/** A name after a preposition of place: 'in Münster', 'aus Bad Tölz'. */
const WHERE = new RegExp(`(?:^|\\s)(?:in|aus|bei|nach|Stadt|Standort)\\s((?:(?:Bad|Sankt|St\\.)\\s)?${NAME})`, 'gu');
/** Separators of the parts of a head: 'Berlin · Hybrid · Vollzeit', 'Klinikum Nord – Kassel'. */
const BETWEEN = /\s*[|·•,()]\s*|\s[–—-]\s|\s(?:oder|und|or)\s/;

/** A town alone between two separators, also with its district: 'Hamburg-Altona'. */
const townIn = (part: string): string | undefined => [part, part.split('-')[0] ?? ''].find((name) => /^\p{Lu}/u.test(name) && isTown(name));

function knownTown(lines: readonly string[]): string {
  const first = lines.slice(0, FIRST_LINES);
  const alone = first.flatMap((line) => line.split(BETWEEN)).flatMap((part) => townIn(part.trim()) ?? []);
  const named = first.flatMap((line) => [...line.matchAll(WHERE)].flatMap(([, name = '']) => (isTown(name) ? [name] : [])));
  return alone[0] ?? named[0] ?? '';
}

/** City of a text: its labelled line, a postal address, the end of the title, or a known town of its first lines. */
export function cityIn(lines: readonly string[], title: string): string {
  const said = readPlace(labelled(lines, 'place')).city;
  if (said !== '') return said;
  const address = lines.map((line) => POSTCODE.exec(line)?.[1]).find((city) => city !== undefined);
  const plain = title.replace(/\s*\([^)]*\)\s*$/, '');
  const named = /\sin\s/.test(plain) ? (IN_TITLE.exec(plain)?.[1] ?? '') : '';
  return address ?? (named === '' || NO_CITY.test(named) ? knownTown([title, ...lines]) : named);
}
