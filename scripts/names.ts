/** The terms of docs/glossary.md for identifiers and file names, as far as a machine can judge them without false alarms. */
import ts from 'typescript';

/** A forbidden identifier and its replacement. */
interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
}

const FORBIDDEN: readonly Forbidden[] = [
  // `JobPosting` is schema.org's term.
  { pattern: /(?<![Jj]ob)[Pp]osting(?![a-z])|[Pp]ostings(?![a-z])/, instead: 'job' },
  { pattern: /^(fault|faults)$|[a-z](?<!De|de)Faults?(?![a-z])/, instead: 'error, or failure for what a person is shown' },
  { pattern: /[Rr]efusals?(?![a-z])/, instead: 'error or failure' },
  { pattern: /^words$|Words$/, instead: 'label, message or text' },
  { pattern: /^(use)?(told|Told|Followed)$|[a-z]Told$/, instead: 'the thing itself, such as lastText or toast' },
  { pattern: /[Ss]iding/, instead: 'branch' },
  { pattern: /^wish(es)?$|^wish[A-Z]|Wish(es)?(?![a-z])/, instead: 'request, change or options' },
  { pattern: /^own401$/, instead: 'handles401' },
  { pattern: /^leadsOn$/, instead: 'hasNext' },
];

/** Cache: most names occur in many files. */
const rules = new Map<string, Forbidden | null>();

function ruleFor(name: string): Forbidden | null {
  const known = rules.get(name);
  if (known !== undefined) return known;
  const rule = FORBIDDEN.find(({ pattern }) => pattern.test(name)) ?? null;
  rules.set(name, rule);
  return rule;
}

/** Identifiers of a source file that the glossary forbids, each with its replacement. */
export function forbiddenNames(file: string, text: string): readonly string[] {
  // Most files contain no such name at all, and are not worth parsing.
  if (text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)?.some((name) => ruleFor(name) !== null) !== true) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const rule = ruleFor(node.text);
      if (rule !== null) found.add(`${file}: ${node.text}, write ${rule.instead}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** Whether a file follows the glossary: components and their stories in PascalCase, all else in kebab-case. */
export function isWellNamed(path: string): boolean {
  const [name = ''] = (path.split('/').at(-1) ?? '').split('.');
  return KEBAB.test(name) || (path.endsWith('.tsx') && PASCAL.test(name)) || (path.endsWith('.mdx') && PASCAL.test(name));
}
