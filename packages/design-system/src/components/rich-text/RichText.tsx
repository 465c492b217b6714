import { cx } from 'class-variance-authority';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { trustedHtml } from '../../lib/trusted-html';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content' | 'dangerouslySetInnerHTML'> {
  /** HTML that the server has sanitised, or the points of a list. */
  content: string | readonly string[] | null | undefined;
}

/**
 * Rich text as it was written. It trusts its HTML: the server sanitises when it is written and when it is sent, so
 * public pages carry no sanitiser. Never give it what a person has typed just now.
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
