import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** Attributes of an element from the style sheets of its drawing. */
export type Paint = (tag: string, attributes: Attributes) => Attributes;

interface Rule {
  readonly tag: string;
  readonly mark: '' | '.' | '#';
  readonly name: string;
  readonly paint: Attributes;
}

const SELECTOR = /^(\*|[a-z][\w-]*)?(?:([.#])([\w-]+))?$/i;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** Properties without effect on a logo here. */
const IDLE =
  /^(?:-.+|enable-background|isolation|paint-order|vector-effect|(?:shape|text|image|color)-rendering|color-interpolation(?:-filters)?|color-profile|white-space|line-height|font-(?:variant.*|stretch|feature-settings|kerning)|text-(?:align|indent|decoration|transform)|overflow|writing-mode|direction|word-spacing|marker|cursor|pointer-events)$/;
const MOST = 500;

/** The text of all style sheets. */
function sheetOf(svg: string): string {
  let text = '';
  let open = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        open ||= name === 'style';
      },
      ontext: (piece) => {
        if (open) text += piece;
      },
      onclosetag: (name) => {
        if (name === 'style') open = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/<!--|-->/g, '');
}

/** Declarations as attributes; null for one without a matching attribute. */
function paintOf(body: string, properties: ReadonlySet<string>): Attributes | null {
  const paint: Record<string, string> = {};
  for (const declaration of body.split(';')) {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, at)).trim().toLowerCase();
    const value = declaration
      .slice(at + 1)
      .replace(/!important/i, '')
      .trim();
    if (declaration.trim() === '' || IDLE.test(name)) continue;
    if (!properties.has(name) || /var\(/i.test(value)) return null;
    paint[name] = value;
  }
  return paint;
}

function rulesOf(sheet: string, properties: ReadonlySet<string>): readonly Rule[] | null {
  if (sheet.replace(RULE, '').trim() !== '' || /@/.test(sheet)) return null;
  const rules: Rule[] = [];
  for (const [, selectors = '', body = ''] of sheet.matchAll(RULE)) {
    const paint = paintOf(body, properties);
    for (const selector of selectors.split(',')) {
      const [found, tag = '', mark = '', name = ''] = SELECTOR.exec(selector.trim()) ?? [];
      if (paint === null || found === undefined || found === '' || rules.length > MOST) return null;
      rules.push({ tag: tag === '*' ? '' : tag, mark: mark === '.' || mark === '#' ? mark : '', name, paint });
    }
  }
  return rules;
}

/** Ids weigh more than classes, classes more than elements; of the same weight the last one counts. */
const weightOf = ({ tag, mark }: Rule): number => ({ '': 0, '.': 2, '#': 4 })[mark] + (tag === '' ? 0 : 1);

function matches({ tag, mark, name }: Rule, element: string, attributes: Attributes): boolean {
  if (tag !== '' && tag !== element) return false;
  if (mark === '#') return attributes.id === name;
  return mark === '' || (attributes.class ?? '').split(/\s+/).includes(name);
}

/**
 * Rules of a drawing's style sheets, as attributes of its elements: simple rules for classes, ids and elements.
 * @param properties properties with a matching attribute
 * @returns null for a sheet with other rules
 */
export function paintIn(svg: string, properties: ReadonlySet<string>): Paint | null {
  const rules = rulesOf(sheetOf(svg), properties)?.toSorted((a, b) => weightOf(a) - weightOf(b));
  if (rules === undefined) return null;
  return (tag, attributes) => {
    const painted = rules.filter((rule) => matches(rule, tag, attributes)).map(({ paint }) => paint);
    return Object.assign({}, attributes, ...painted);
  };
}
