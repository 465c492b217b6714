import { escapeHtml } from './html.ts';

const ANY_TAG =
  /<\/?(p|ul|ol|li|br|div|span|strong|b|em|i|u|h[1-6]|a|table|tr|td|th|dl|dt|dd|section|article|header|main|blockquote|font|center|pre|hr)[\s/>]/i;
const BLOCK_TAG = /<(p|ul|ol|li|br|div|h[1-6]|table|tr|dl|section|article|header|main|blockquote|pre)\b/i;
const ESCAPED_TAG = /&lt;\/?(p|ul|ol|li|br|div|span|strong|b|h[1-6]|table)\b[\s\S]{0,200}?&gt;/i;

function unescapeOnce(text: string): string {
  const names: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    '#39': "'",
    '#34': '"',
    '#x27': "'",
    '#60': '<',
    '#62': '>',
    '#x3c': '<',
    '#x3e': '>',
    amp: '&',
  };
  return text.replace(
    /&(lt|gt|quot|apos|amp|#39|#34|#60|#62|#x27|#x3c|#x3e);/gi,
    (entity, name: string) => names[name.toLowerCase()] ?? entity,
  );
}

/** Undoes double escaping ('&lt;p&gt;', '&amp;lt;p&amp;gt;'): feeds often escape HTML again. */
export function unescapeHtml(text: string): string {
  let html = text;
  for (let round = 0; round < 3; round += 1) {
    const hidden = ESCAPED_TAG.test(html) || /&amp;lt;\/?(p|ul|li|br|div|h[1-6]|strong)/i.test(html);
    // Real tags beside a single escaped one mean a text about HTML, not double escaping.
    const closing = html.match(/&lt;\/(p|ul|ol|li|div|strong|b|h[1-6])&gt;/gi)?.length ?? 0;
    if (!hidden || (ANY_TAG.test(html) && closing < 2)) return html;
    html = unescapeOnce(html);
  }
  return html;
}

/** Escaped for HTML; numeric and named entities, which plain text may contain too, are left to the parser. */
function escaped(line: string): string {
  return escapeHtml(line).replace(/&amp;(#?\w{2,8};)/g, '&$1');
}

/** Plain text (also with simple Markdown) as HTML with a line break for each line. */
export function textToHtml(text: string): string {
  const lines = (text.includes('\n') ? text : text.replaceAll('\\n', '\n')).split(/\r\n|\r|\n/);
  return lines
    .map((line) => {
      const heading = /^(#{1,6})\s+(\S.*)$/.exec(line.trim());
      if (heading?.[1] !== undefined && heading[2] !== undefined) {
        const tag = `h${heading[1].length}`;
        return `<${tag}>${escaped(heading[2].replace(/\s#+$/, '').replaceAll('**', ''))}</${tag}>`;
      }
      // A row of dashes is only a divider.
      if (/^\s*([-_=*]\s*){3,}$/.test(line)) return '<br>';
      return `${escaped(line)
        // A single star is a letter of 'Erzieher*in'; around a whole line it emphasises the line.
        .replace(/\*\*((?:[^*]|\*(?!\*))+)\*\*/g, '<strong>$1</strong>')
        .replace(/__([^_]+)__/g, '<strong>$1</strong>')
        .replace(/^(\s*)\*(?=[^\s*])([^*]*[^\s*])\*(\s*)$/, '$1<em>$2</em>$3')}<br>`;
    })
    .join('');
}

/** Source text of a job as HTML, in any format: HTML, HTML escaped twice, Markdown or plain text. */
export function sourceToHtml(source: string): string {
  const html = unescapeHtml(source);
  if (!ANY_TAG.test(html)) return textToHtml(html);
  return withLineBreaks(withoutMarkdown(withAddresses(html)));
}

/** URLs and email addresses between angle brackets, as mail programs write them, are text, not elements. */
function withAddresses(html: string): string {
  return html.replace(/<((?:https?:\/\/|mailto:)[^\s<>"]+|[^\s<>"@/]+@[^\s<>"@]+)>/gi, '&lt;$1&gt;');
}

/** HTML of a Markdown editor with unconverted marks: pairs are bold, the rest and dividing dashes are removed. */
function withoutMarkdown(html: string): string {
  return html
    .replace(/\*\*(?=[^\s*])([^*<>]*[^\s*<>])\*\*/g, '<strong>$1</strong>')
    .replace(/\*{2,}/g, '')
    .replace(/\s(?<![-!<])-{4,}(?![->])\s*/g, '<br>');
}

function withLineBreaks(html: string): string {
  // Only bold and links: then the line breaks of the text are its structure.
  return BLOCK_TAG.test(html) ? html : html.replace(/\r\n|\r|\n/g, '<br>');
}
