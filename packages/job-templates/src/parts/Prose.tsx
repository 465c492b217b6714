import { RichText } from '@stellwerk/design-system';
import type { RichContent } from '@stellwerk/domain';
import { foreignLanguage, richHtml } from './rich-html';

/** The text of a section: sanitised HTML, plain text, or a list of plain texts. */
export function Prose({ content }: { content: RichContent }) {
  return <RichText content={typeof content === 'string' ? richHtml(content) : content} lang={foreignLanguage(content)} />;
}
