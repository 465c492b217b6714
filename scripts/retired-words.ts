/** Retired words of docs/glossary.md in comments and documents. */

/** A word that is no longer written, with its replacement. */
export interface Retired {
  readonly pattern: RegExp;
  readonly write: string;
}

/** A piece of running text in a file. */
export interface Prose {
  /** Line of its first word. */
  readonly line: number;
  readonly text: string;
}

/**
 * The rows of the table "Retired words". A word with an ellipsis is retired at the beginning of a comment or heading only.
 * @param glossary text of docs/glossary.md
 */
export function retiredTerms(glossary: string): readonly Retired[] {
  const [, section = ''] = glossary.split('\n## Retired words\n');
  const rows = section.split('\n').flatMap((line) => [...(/^\| (.+?) +\| (.+?) +\|$/.exec(line)?.slice(1, 3).values() ?? [])]);
  const pairs = rows.flatMap((cell, index): [string, string][] => (index % 2 === 0 ? [[cell, rows[index + 1] ?? '']] : []));
  return pairs
    .filter(([terms]) => terms !== 'retired' && !terms.startsWith('-'))
    .flatMap(([terms, write]) => terms.split(', ').map((word) => ({ pattern: patternOf(word), write })));
}

const patternOf = (word: string): RegExp =>
  word.endsWith(' …') ? new RegExp(`^${word.slice(0, -2)}\\b`) : new RegExp(`(?<![-\\w])${word}(?![-\\w])`, 'i');

const COMMENT = /^\s*(?:\{?\/\*+|\/\/|\*(?!\/))(.*)|\s\/\/ (.*)$/;

/** Comments of a source, line by line: a line that begins as a comment does is one. */
export function commentsOf(source: string): readonly Prose[] {
  const found: { line: number; text: string; end: number }[] = [];
  source.split('\n').forEach((content, index) => {
    const match = COMMENT.exec(content);
    if (match === null) return;
    const text = withoutCode((match[1] ?? match[2] ?? '').replace(/\*+\/.*$/, '')).trim();
    const last = found.at(-1);
    const continues = match[1] !== undefined && last?.end === index - 1 && !/^\s*\{?\/\*/.test(content);
    if (!continues) found.push({ line: index + 1, text, end: index });
    else {
      last.text = `${last.text} ${text}`.trim();
      last.end = index;
    }
  });
  return found;
}

/** Lines of a Markdown document outside of code; headings without their marks and numbers. */
export function linesOf(markdown: string): readonly Prose[] {
  const lines = markdown.replace(/^(```|~~~)[^]*?^\1/gm, (block) => block.replace(/[^\n]/g, '')).split('\n');
  return lines.map((text, index) => ({ line: index + 1, text: withoutCode(text).replace(/^#+ (\d{4}\S* (· )?)?/, '') }));
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`|\]\([^)]*\)/g, '·');

/** Retired words in a text, as `file:line: word, write replacement`. */
export const retiredIn = (file: string, prose: readonly Prose[], retired: readonly Retired[]): readonly string[] =>
  prose.flatMap(({ line, text }) =>
    retired.flatMap(({ pattern, write }) => {
      const word = pattern.exec(text)?.[0];
      return word === undefined ? [] : [`${file}:${line}: ${word}, write ${write}`];
    }),
  );
