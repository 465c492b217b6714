import { cx } from 'class-variance-authority';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { trustedHtml } from '../../lib/trusted-html';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content' | 'dangerouslySetInnerHTML'> {
  /** HTML sanitised by the server, or a list of bullet points. */
  content: string | readonly string[] | null | undefined;
}

/**
 * Renders rich text. It trusts its HTML: the server sanitises on write and on read, so public pages
 * carry no sanitiser. Never pass unsaved user input.
 * @example
 * <RichText content={html} />
 */
export function RichText({ content, className, ...rest }: RichTextProps) {
  const html = useMemo(() => ({ __html: typeof content === 'string' ? trustedHtml(content) : '' }), [content]);
  if (!content || content.length === 0) return null;
  const look = cx('sw-prose', className);
  if (typeof content === 'string') return <div className={look} {...rest} dangerouslySetInnerHTML={html} />;
  return (
    <div className={look} {...rest}>
      <ul>
        {content.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
