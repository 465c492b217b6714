import { formatDate, isUnread, messagePerson, messagePreview, type Message } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { MailOpen, Reply } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { useRenderLink, type RenderLink } from '../../components/link';
import { VisuallyHidden } from '../../components/visually-hidden';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.message;

export interface MessageRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The message of the row. */
  message: Message;
  /** URL of the open message. */
  href: string;
  /** Whether it is open. @default false */
  current?: boolean;
  /** Marks an unread message as read; without it there is no such button. */
  onMarkRead?: () => void;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/**
 * A message in the list: person, date, subject, and preview (CM06, CM14). Rendered inside a `<ul>`.
 * @example
 * <MessageRow message={message} href="/company/1/messages?message=1" onMarkRead={markRead} />
 */
export function MessageRow({ message, href, current = false, onMarkRead, renderLink, className, ...rest }: MessageRowProps) {
  const render = useRenderLink(renderLink);
  const unread = isUnread(message);
  const person = messagePerson(message);
  const weight = unread ? 'sw:font-semibold' : '';
  return (
    <li className={cx('sw:relative sw:border-b sw:border-line sw:text-sm', className)} {...rest}>
      {render({
        href,
        'aria-current': current ? 'true' : undefined,
        className: cx(
          'sw:grid sw:grid-cols-[8px_minmax(0,1fr)_auto] sw:gap-x-2 sw:py-3 sw:pe-4 sw:ps-2 sw:hover:bg-paper sw:focus-visible:-outline-offset-2',
          current && 'sw:bg-sunken sw:shadow-[inset_3px_0_0_var(--sw-color-ink)]',
        ),
        children: (
          <>
            <span
              aria-hidden="true"
              className={cx('sw:mt-1.5 sw:size-2 sw:rounded-full', unread && 'sw:bg-info sw:forced-color-adjust-none')}
            />
            <span className={cx('sw:min-w-0 sw:wrap-anywhere', weight)}>
              {unread && <VisuallyHidden>{labels.unread}: </VisuallyHidden>}
              {message.senderType === 'company' ? (
                <span className="sw:inline-flex sw:items-center sw:gap-1.5">
                  <Icon as={Reply} size={14} className="sw:text-ink-3" />
                  {labels.to(person)}
                </span>
              ) : (
                <span>{person}</span>
              )}
            </span>
            <span className="sw:text-ink-2">{formatDate(message.createdAt)}</span>
            <span className={cx('sw:col-span-2 sw:col-start-2 sw:hyphens-auto sw:wrap-anywhere', weight)}>{message.subject}</span>
            <span
              data-excerpt=""
              className={cx('sw:col-span-2 sw:col-start-2 sw:line-clamp-2 sw:text-ink-2', onMarkRead && unread && 'sw:pe-10')}
            >
              {messagePreview(message.content)}
            </span>
          </>
        ),
      })}
      {onMarkRead && unread && (
        <IconButton
          icon={MailOpen}
          label={`${labels.markRead}: ${message.subject}`}
          onClick={onMarkRead}
          className="sw:absolute sw:end-2 sw:bottom-1.5"
        />
      )}
    </li>
  );
}
