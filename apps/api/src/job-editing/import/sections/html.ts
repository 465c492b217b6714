import { isStruck, isUnseen } from '@stellwerk/domain/markup';
import { Parser } from 'htmlparser2';

/** Inline or block element of the small tree that the import works on. */
export interface HtmlElement {
  readonly tag: string;
  /** Safe URL of a link, else ''. */
  readonly href: string;
  readonly children: HtmlNode[];
}

export type HtmlNode = string | HtmlElement;

const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'title',
  'select',
  'button',
  'textarea',
]);
const RENAMED: Readonly<Record<string, string>> = { b: 'strong', i: 'em', th: 'td', dir: 'ul', menu: 'ul' };
const INLINE = new Set(['strong', 'em', 'a', 'br']);
const BLOCK_TAGS = [
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'blockquote',
  'figure',
  'figcaption',
  'address',
  'center',
  'form',
  'fieldset',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'td',
  'caption',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'pre',
  'hr',
  'body',
  'html',
] as const;
const BLOCK: ReadonlySet<string> = new Set(BLOCK_TAGS);
const WITHOUT_END = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col']);

/** Maximum depth: no editor nests deeper; deeper markup is an accident or an attack, and keeps its text. */
const DEEPEST = 64;

/** An element that begins a new line. */
export type BlockElement = HtmlElement & { readonly tag: (typeof BLOCK_TAGS)[number] };

/** Whether a node begins a new line. */
export function isBlock(node: HtmlNode): node is BlockElement {
  return typeof node !== 'string' && BLOCK.has(node.tag);
}

function safeAddress(href: string): string {
  const address = href.trim();
  return /^(https?:\/\/|mailto:|tel:)/i.test(address) ? address : /^www\./i.test(address) ? `https://${address}` : '';
}

function tagOf(name: string, style: string): string {
  const tag = RENAMED[name] ?? name;
  if (tag === 'span' && /font-weight\s*:\s*(bold|[6-9]00)/i.test(style)) return 'strong';
  return BLOCK.has(tag) || INLINE.has(tag) ? tag : '';
}

const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  DROPPED.has(name) || isStruck(name, attributes) || isUnseen(name, attributes);

/**
 * Parses HTML of any quality into a tree of the elements that a job may keep. Unknown elements are replaced by their content,
 * scripts and other active elements are removed with it; of all attributes only the safe URL of a link stays.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: 'root', href: '', children: [] };
  const stack: { name: string; node: HtmlElement }[] = [{ name: '', node: root }];
  /** Names of the open elements inside a removed one, itself first. */
  const dropped: string[] = [];
  const top = (): HtmlElement => stack.at(-1)?.node ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (dropped.length > 0 || isLeftOut(name, attributes)) {
          if (!WITHOUT_END.has(name)) dropped.push(name);
          return;
        }
        const tag = tagOf(name, attributes.style ?? '');
        const href = tag === 'a' ? safeAddress(attributes.href ?? '') : '';
        const node: HtmlElement = { tag, href, children: [] };
        const kept = tag !== '' && (tag !== 'a' || href !== '') && stack.length < DEEPEST;
        if (kept) top().children.push(node);
        // A removed element passes its children to its parent, so its frame on the stack points there.
        if (!WITHOUT_END.has(name)) stack.push({ name, node: kept ? node : top() });
      },
      ontext(text) {
        if (dropped.length > 0) return;
        // The parser returns a text in pieces, one for each entity.
        const { children } = top();
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag(name) {
        if (dropped.length > 0) {
          if (dropped.at(-1) === name) dropped.pop();
        } else if (stack.at(-1)?.name === name && stack.length > 1) stack.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return root.children;
}

/** Text escaped for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Spaces of every kind become one; invisible joiners and soft hyphens are removed. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, (found) => (found === '\u200D' ? found : ''))
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}

/** The plain text of nodes, untrimmed. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? tidy(node) : node.tag === 'br' ? ' ' : textOf(node.children))).join('');
}

/** Inline nodes as HTML; elements without text are removed. */
export function inlineHtml(nodes: readonly HtmlNode[]): string {
  const html = nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(tidy(node));
      if (node.tag === 'br') return '<br>';
      const inner = inlineHtml(node.children);
      if (inner.trim() === '' || !INLINE.has(node.tag)) return inner;
      return node.tag === 'a' ? `<a href="${escapeHtml(node.href)}">${inner}</a>` : `<${node.tag}>${inner}</${node.tag}>`;
    })
    .join('');
  // Adjacent bold pieces become one, however often an editor cut them.
  const whole = html.replace(/<\/(strong|em)>( ?)<\1>/g, '$2');
  // Bold that begins within a word started too late.
  return whole.replace(/(?<![\p{L}\p{N}>&;])(\p{L}{1,2})<strong>(?=\p{Ll})/gu, '<strong>$1');
}
