/** A row of docs/spec, a place in it, or a record of docs/decisions. */
const REFERENCE = String.raw`(?:(?:A|AC|AF|API|CA|CD|CF|CM|CP|CS|CT|EN|JM|MD|NL|O|PJ|PL|RF|W)\d{2,3}|(?:00[0-2] )?§\d+|00[0-2]|decisions?(?: \d{4})?|rules? \d+)`;
/** Also a line break inside a comment. */
const SPACE = String.raw`(?:\s+\*)?\s+`;
const LIST = `${REFERENCE}(?:(?:[,;]|${SPACE}(?:to|and))${SPACE}${REFERENCE})*`;

const whole = new RegExp(String.raw`(?:\s+\*)?\s*\(${LIST}\)`, 'g');
const first = new RegExp(String.raw`\(${LIST}[,;:]${SPACE}`, 'g');
const last = new RegExp(String.raw`[,;]${SPACE}${LIST}\)`, 'g');

/**
 * A declaration whose comments name no row of the specification: the sources have to, but a consumer does not know it. Comments keep their
 * lines where nothing is left out.
 */
export const withoutRowIds = (declaration: string): string =>
  declaration.replaceAll(/\/\*\*[^]*?\*\//g, (comment) => comment.replaceAll(whole, '').replaceAll(first, '(').replaceAll(last, ')'));

/** The references that are left in comments. */
export const rowIdsIn = (declaration: string): readonly string[] =>
  [...declaration.matchAll(/\/\*\*[^]*?\*\//g)].flatMap(([comment]) =>
    [...comment.matchAll(new RegExp(String.raw`\b(?:[A-Z]{1,3}\d{2,3}|decisions? \d{4}|rule \d+)\b`, 'g'))].map(([id]) => id),
  );
