import { tidyPastedHtml } from '@stellwerk/design-system/pasted-html';
import { isStruck } from '@stellwerk/domain/markup';

const SILENT = 'script, style, template, noscript, svg';
const BLOCKS = 'p, div, br, li, ul, ol, tr, h1, h2, h3, h4, h5, h6, section, header, footer';

/**
 * HTML as sent to the server: without invisible and deleted content and without Word's comments. No
 * script runs and nothing is loaded. A text without elements stays unchanged.
 */
export function plainText(source: string): string {
  if (!/<[a-z!][^>]*>/i.test(source)) return source;
  const { body } = new DOMParser().parseFromString(tidyPastedHtml(source), 'text/html');
  for (const silent of body.querySelectorAll(SILENT)) silent.remove();
  for (const element of body.querySelectorAll('*')) if (isStruck(element.localName, {})) element.remove();
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
