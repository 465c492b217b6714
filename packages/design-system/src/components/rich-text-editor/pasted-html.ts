import { innerLink, isUnseen, withInnerLinks } from '@stellwerk/domain/markup';

/** Headings of pages and documents in the two levels that a text has here. */
const LEVELS: Readonly<Record<string, string>> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' };

/** How Word says that a paragraph is a point of a list, and how deep: `mso-list: l0 level2 lfo1`. */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d)/i;
/** What a numbered list has before a point: '1.', 'b)', 'iv.'. */
const NUMBERED = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** Where the styles of an element wait: as `style` the content security policy of a page would complain about each of them. */
const STYLE = 'data-pasted-style';
const withoutStyles = (html: string): string =>
  html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));
const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? '';
const isBlank = (element: Element): boolean => (element.textContent ?? '').trim() === '' && element.querySelector('img, br, hr') === null;

/** A point of a list in Word's HTML; null for every other element. */
interface Point {
  readonly depth: number;
  readonly ordered: boolean;
}

/** Reads what makes a paragraph a point and takes the bullet or number, which the list brings itself, out of it. */
function takePoint(element: Element | null): Point | null {
  const depth = Number(LIST_STYLE.exec(element === null ? '' : styleOf(element))?.[1]);
  if (element === null || Number.isNaN(depth)) return null;
  const marker = [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const ordered = NUMBERED.test((marker?.textContent ?? '').trim());
  marker?.remove();
  return { depth, ordered };
}

function renamed(element: Element, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/** The list in which a point stands: of the wanted depth, below the last point of the one above. */
function listFor(root: Element, { depth, ordered }: Point): Element {
  let list = root;
  for (let level = 1; level < depth; level += 1) {
    const item = list.lastElementChild ?? list.appendChild(list.ownerDocument.createElement('li'));
    const below = item.lastElementChild;
    list =
      below !== null && /^[OU]L$/.test(below.tagName)
        ? below
        : item.appendChild(list.ownerDocument.createElement(level === depth - 1 && ordered ? 'ol' : 'ul'));
  }
  return list;
}

/** Word's paragraphs that are points become lists, those that follow one another one list. */
function makeLists(document: Document): void {
  let root: HTMLElement | null = null;
  for (const paragraph of document.querySelectorAll('p')) {
    const previous = paragraph.previousElementSibling;
    const point = takePoint(paragraph);
    if (point === null) continue;
    const tag = point.ordered ? 'ol' : 'ul';
    if (root === null || previous !== root || (point.depth === 1 && root.tagName.toLowerCase() !== tag)) {
      root = document.createElement(tag);
      paragraph.before(root);
    }
    const item = renamed(paragraph, 'li');
    listFor(root, point).append(item);
  }
}

/** Takes out what its author does not see, or has struck out: nothing of it becomes public. */
function dropUnseen(document: Document): void {
  for (const element of document.body.querySelectorAll('*')) {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name === STYLE ? 'style' : name, value]));
    if (isUnseen(element.localName, attributes)) element.remove();
  }
}

/** Addresses that a mail gateway has wrapped become those that were meant, in links and in the text. */
function unwrapLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', innerLink(link.getAttribute('href') ?? ''));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) text.nodeValue = withInnerLinks(text.nodeValue ?? '');
}

const BETWEEN_CELLS = ' | ';
/** What a cell of a table of facts does not hold: then the table only lays out a page, and its cells stay what they are. */
const BLOCKS = 'ul, ol, h1, h2, h3, h4, h5, h6, table, blockquote, p + p, div + div';

const textIn = (cell: Element): readonly Node[] => [...(cell.querySelector('p, div') ?? cell).childNodes];

function rowAsBlocks(row: HTMLTableRowElement): readonly HTMLElement[] {
  const cells = [...row.cells].filter((cell) => !isBlank(cell));
  const blocks = cells.some((cell) => cell.querySelector(BLOCKS) !== null);
  const holder = row.ownerDocument.createElement(blocks ? 'div' : 'p');
  for (const [index, cell] of cells.entries()) {
    if (index > 0 && !blocks) holder.append(BETWEEN_CELLS);
    holder.append(...(blocks ? cell.childNodes : textIn(cell)));
  }
  return cells.length === 0 ? [] : [holder];
}

/** A text here has no tables: each row becomes a line, its cells set apart. The innermost first. */
function makeRows(document: Document): void {
  for (const table of [...document.querySelectorAll('table')].toReversed())
    table.replaceWith(...(table.caption === null ? [] : [renamed(table.caption, 'p')]), ...[...table.rows].flatMap(rowAsBlocks));
}

/** Bullets of the fonts Symbol and Wingdings, as programs copy them: signs for private use, which no other font draws. */
const PRIVATE_BULLET = /^\s*[\uF020-\uF0FF]\s*/;

/** Paragraphs that begin with such a bullet become points of a list. */
function makePoints(document: Document): void {
  for (const paragraph of document.querySelectorAll('p, div')) {
    const first = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
    if (first === null || paragraph.querySelector('p, div') !== null || !PRIVATE_BULLET.test(paragraph.textContent ?? '')) continue;
    first.nodeValue = (first.nodeValue ?? '').replace(PRIVATE_BULLET, '');
    const before = paragraph.previousElementSibling;
    const list = before?.tagName === 'UL' ? before : document.createElement('ul');
    if (list !== before) paragraph.before(list);
    list.append(renamed(paragraph, 'li'));
  }
}

/** Plain text as a program copies it, with bullets that every font has and the addresses that were meant. */
export const tidyPastedText = (text: string): string => withInnerLinks(text.replace(/^[^\S\n]*[\uF020-\uF0FF]\s*/gm, '• '));

/** What a style does that an element of its own says here. */
const STYLED: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
];

/** Styles become elements: bold spans, as Google Docs writes them, and its bold that is none. */
function makeMarks(document: Document): void {
  for (const element of document.querySelectorAll(`span[${STYLE}], b[${STYLE}]`)) {
    const style = styleOf(element);
    if (element.tagName === 'B' && /font-weight:\s*normal/i.test(style)) renamed(element, 'span');
    if (element.tagName !== 'SPAN') continue;
    for (const [says, tag] of STYLED) {
      if (!says.test(style)) continue;
      const mark = document.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
  for (const element of document.querySelectorAll(`[${STYLE}]`)) element.removeAttribute(STYLE);
}

/**
 * HTML of Word, of other programs and of web pages as a text here can have it: lists that Word writes as paragraphs become lists,
 * headings get one of the two levels, links lose what a mail gateway has put around them, and what nobody sees goes. Everything else the editor leaves out by itself.
 * @param html what the clipboard holds
 */
export function tidyPastedHtml(html: string): string {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of document.querySelectorAll('script, title, o\\:p')) element.remove();
  dropUnseen(document);
  unwrapLinks(document);
  makeLists(document);
  makeRows(document);
  makePoints(document);
  makeMarks(document);
  for (const heading of document.querySelectorAll('h1, h2, h5, h6')) renamed(heading, LEVELS[heading.tagName] ?? 'h3');
  for (const paragraph of document.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove();
  return document.body.innerHTML;
}
