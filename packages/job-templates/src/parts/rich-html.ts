import type { RichContent } from '@stellwerk/domain';
import { labels } from '../labels.de';
import { bindAbbreviations, bindDashes } from './bind';

/** Whether the HTML renders nothing: editors leave `<p><br></p>` behind after a text is deleted. */
export function isBlank(content: RichContent): boolean {
  return typeof content === 'string' ? content.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/gi, '') === '' : content.length === 0;
}

/** The text without tags, on one line. */
export function plainText(content: RichContent): string {
  if (typeof content !== 'string') return content.join(' ');
  return content
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
}

function asParagraphs(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`).join('');
}

/**
 * Headings below the section's own h2: the highest level in the text becomes h3, every deeper one
 * h4.
 */
function demoteHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map((match) => Number(match[1]));
  const top = Math.min(...levels);
  return html.replace(/<(\/?)h([1-6])\b/gi, (_tag, slash: string, level: string) => `<${slash}h${Number(level) === top ? 3 : 4}`);
}

/**
 * Wraps wide tables in a scroll container reachable by keyboard, so that they do not widen the
 * page.
 */
function frameTables(html: string): string {
  return html
    .replace(/<table\b/gi, `<div class="sw-job-scroll" role="group" tabindex="0" aria-label="${labels.table}"><table`)
    .replace(/<\/table>/gi, '</table></div>');
}

/**
 * Removes empty paragraphs and headings, as editors leave them, and line breaks at the start and
 * end of others.
 */
function withoutBlanks(html: string): string {
  return html
    .replace(/<(p|h[1-6])\b[^>]*>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '')
    .replace(/(?:<br\s*\/?>\s*)+(<\/(?:p|li|h[1-6])>)/gi, '$1');
}

const GERMAN = /\b(?:und|der|die|das|mit|für|wir|sie|du|bei|ist|eine?|zu[mr]?|von|auf|oder|unser\w*|dein\w*|ihr\w*)\b/gi;
const ENGLISH = /\b(?:and|the|with|for|we|you|your|our|is|an?|to|of|or|in|on|are|will)\b/gi;
const FEWEST_WORDS = 5;

/**
 * 'en' for a text that is clearly English, so that it is read aloud and hyphenated correctly (WCAG
 * 3.1.2); else undefined.
 */
export function foreignLanguage(content: RichContent): 'en' | undefined {
  const text = plainText(content);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const english = count(ENGLISH);
  return english >= FEWEST_WORDS && english > 3 * count(GERMAN) ? 'en' : undefined;
}

/**
 * Adapts sanitised HTML of an editor to its place below a section heading. Text without tags
 * becomes paragraphs. It removes nothing visible: sanitising is the server's task (decisions, rule
 * 5).
 */
export function richHtml(html: string): string {
  const text = bindAbbreviations(bindDashes(/<[a-z]/i.test(html) ? html : asParagraphs(html)));
  return frameTables(demoteHeadings(withoutBlanks(text)));
}
