import { innerLink, isUnseen, withInnerLinks } from '@stellwerk/domain/markup';

/** Heading levels of pages and documents, mapped to the two levels of our texts. */
const LEVELS: Readonly<Record<string, string>> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' };

/** Word's marker of a list item with its depth: `mso-list: l0 level2 lfo1`. */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d)/i;
/** Marker of a numbered list item: '1.', 'b)', 'iv.'. */
const NUMBERED = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/**
 * Attribute that holds the styles of an element: as `style`, each would violate the content
 * security policy.
 */
const STYLE = 'data-pasted-style';
const withoutStyles = (html: string): string =>
  html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));
const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? '';
const isBlank = (element: Element): boolean => (element.textContent ?? '').trim() === '' && element.querySelector('img, br, hr') === null;

/** A list item in Word's HTML; null for every other element. */
interface Point {
  readonly depth: number;
  readonly ordered: boolean;
}

/**
 * Reads the list properties of a paragraph and removes its bullet or number, which our list renders
 * itself.
 */
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

/** The list for an item: of the requested depth, inside the last item of the parent list. */
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

/** Converts Word's list paragraphs to lists, consecutive ones to one list. */
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

/** Removes content that its author cannot see or has deleted, so that it does not become public. */
function dropUnseen(document: Document): void {
  for (const element of document.body.querySelectorAll('*')) {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name === STYLE ? 'style' : name, value]));
    if (isUnseen(element.localName, attributes)) element.remove();
  }
}

/** Restores original URLs that a mail gateway has rewritten, in links and in the text. */
function unwrapLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', innerLink(link.getAttribute('href') ?? ''));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) text.nodeValue = withInnerLinks(text.nodeValue ?? '');
}

const BETWEEN_CELLS = ' | ';
/**
 * Elements that do not occur in cells of a data table: their presence means a layout table, whose
 * cells stay as they are.
 */
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

/**
 * Our texts have no tables: each row becomes a line with separated cells. Innermost tables first.
 */
function makeRows(document: Document): void {
  for (const table of [...document.querySelectorAll('table')].toReversed())
    table.replaceWith(...(table.caption === null ? [] : [renamed(table.caption, 'p')]), ...[...table.rows].flatMap(rowAsBlocks));
}

/**
 * Bullets of the fonts Symbol and Wingdings as pasted: private-use characters that other fonts
 * lack.
 */
const PRIVATE_BULLET = /^\s*[\uF020-\uF0FF]\s*/;

/** Converts paragraphs that start with such a bullet to list items. */
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

/** Pasted plain text, with bullets of any font and the original URLs. */
export const tidyPastedText = (text: string): string => withInnerLinks(text.replace(/^[^\S\n]*[\uF020-\uF0FF]\s*/gm, '• '));

/** Elements that replace certain styles. */
const STYLED: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
];

/**
 * Converts styles to elements: bold spans, as Google Docs writes them, but not its bold wrapper
 * with normal weight.
 */
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
 * Converts HTML of Word, other programs and web pages to the elements of our texts: Word's list
 * paragraphs become lists, headings get one of the two levels, links lose the mail gateway's
 * prefix, and invisible content is removed. The editor drops everything else itself.
 * @param html clipboard content
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
