import { DETAIL_HEADS } from '../parse/details.ts';
import type { Raw } from '../parse/values.ts';
import { BULLET } from '../sections/block.ts';
import { isBlock, parseHtml, tidy, type HtmlNode } from '../sections/html.ts';

/** Separator between a label and its fact: cells of a row, parts of a definition list. */
const named = (label: string): string => (label.trim().endsWith(':') ? `${label} ` : `${label}: `);

/** The cells of a row in one line. */
function rowText(cells: readonly HtmlNode[]): string {
  const [label = '', ...values] = cells
    .map((cell) => (typeof cell === 'string' ? tidy(cell) : rawText(cell.children)).trim())
    .filter(Boolean);
  return values.length === 0 ? label : named(label) + values.join(' | ');
}

function rawText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return tidy(node);
      if (node.tag === 'br') return '\n';
      if (node.tag === 'tr') return `\n${rowText(node.children)}\n`;
      if (node.tag === 'dt') return `\n${named(rawText(node.children).trim())}`;
      if (node.tag === 'dd') return `${rawText(node.children).trim()}\n`;
      return isBlock(node) ? `\n${rawText(node.children)}\n` : rawText(node.children);
    })
    .join('');
}

/** The visible lines of a text, without bullets and empty ones. */
export const linesOf = (html: string): readonly string[] =>
  rawText(parseHtml(html))
    .split('\n')
    .map((line) => tidy(line).trim().replace(BULLET, ''))
    .filter((line) => line !== '');

/** Labels of facts by their kind: 'Arbeitsort: Emden'. */
const LABELS = {
  place: 'Standort|Arbeitsort|Einsatzort|Dienstort|Ort|Location',
  employment:
    'Beschäftigungsart|Beschäftigung|Anstellungsart|Anstellung|Vertragsart|Art der (?:Stelle|Anstellung|Beschäftigung)|Stellenart|Pensum|Arbeitszeit|Umfang',
  workingModel: 'Arbeitsmodell|Arbeitsweise|Home[ -]?office|Remote',
  pay: 'Gehalt(?:sspanne|srahmen)?|Jahresgehalt|Monatsgehalt|Stundenlohn|Vergütung|Entgelt|Bezahlung|Lohn|Salary',
  closes: 'Bewerbungsfrist|Bewerbungsschluss|Bewerbung(?:en)? (?:bis|möglich bis)|Frist',
} as const;

export type FactName = keyof typeof LABELS;

/** Every kind of fact. */
export const FACT_NAMES = ['place', 'employment', 'workingModel', 'pay', 'closes'] as const satisfies readonly FactName[];

const patternOf = (heads: string): RegExp => new RegExp(`^(?:${heads})(?:\\s*\\([^)]*\\))?\\s*[:|]\\s*(\\S.*)$`, 'i');

const patterns = new Map<FactName, RegExp>(FACT_NAMES.map((name) => [name, patternOf(LABELS[name])]));
const detailPatterns = new Map(DETAIL_HEADS.map(([field, heads]) => [field, patternOf(heads.join('|'))]));

/** The facts of a line that has several: 'Standort: Emden | Vollzeit | Bewerbungsschluss: 31.1.2027'. */
export const piecesOf = (line: string): readonly string[] => line.split(/\s*[|·•]\s*/);

/** Text behind a label in the first line or piece of a line that has it; '' without one. */
function afterLabel(lines: readonly string[], pattern: RegExp | undefined): string {
  for (const line of [...lines, ...lines.flatMap(piecesOf)]) {
    const value = pattern?.exec(line)?.[1];
    if (value !== undefined) return value.trim();
  }
  return '';
}

/** The fact that a line names with its label; '' when there is none. */
export const labelled = (lines: readonly string[], name: FactName): string => afterLabel(lines, patterns.get(name));

/** Details with a label in one of the lines, by their fields in a foreign job. */
export const labelledDetails = (lines: readonly string[]): Raw =>
  Object.fromEntries([...detailPatterns].map(([field, pattern]) => [field, afterLabel(lines, pattern)]));

/** Whether a line names a fact, so that it is no title. */
export const isFact = (line: string): boolean =>
  [...patterns.values(), ...detailPatterns.values()].some((pattern) => pattern.test(line.trim()));

/** Values that the field of the form covers entirely: '26757 Borkum', but not 'Borkum und Emden'. */
const WHOLE: Readonly<Record<FactName, RegExp>> = {
  place: /^(?:\d{4,5}\s+)?\p{Lu}[\p{L}.-]+(?:\s(?:am|an der|im|in der|bei|ob der)\s\p{Lu}[\p{L}-]+)?$/u,
  employment: /^(?:vollzeit|teilzeit|praktikum|werkstudent|freiberuflich)$/i,
  workingModel: /^(?:remote|hybrid|büro|vor ort|home[ -]?office)$/i,
  pay: /^(?:[\d.,€–—/\s-]|EUR|Euro|bis|ab|im|pro|je|Jahr|Monat|Stunde|brutto)+$/i,
  closes: /^(?:bis )?(?:zum )?[\d.-]+$/i,
};

/** Whether a line contains one of these facts and nothing else. */
const saysOnly = (line: string, names: readonly FactName[]): boolean =>
  names.some((name) => WHOLE[name].test(patterns.get(name)?.exec(line.trim())?.[1]?.trim() ?? ''));

const PARAGRAPH = /<(p|div)\b[^>]*>((?:(?!<\/?(?:p|div|ul|ol|li|table)\b)[^])*)<\/\1>/gi;

/** A text without the lines of only these facts: the form has separate fields for them, and 'Gehalt:' would open a section. */
export function withoutFacts(source: string, names: readonly FactName[]): string {
  if (names.length === 0) return source;
  if (!/<[a-z]/i.test(source))
    return source
      .split('\n')
      .filter((line) => !saysOnly(line, names))
      .join('\n');
  return source.replace(PARAGRAPH, (paragraph, _tag, inner: string) =>
    linesOf(inner).every((line) => saysOnly(line, names)) ? '' : paragraph,
  );
}
