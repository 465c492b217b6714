import { formatDateTime, isUnread, messagePerson, type Message } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { MailOpen, Reply, Trash2 } from 'lucide-react';
import type { ComponentPropsWithRef, Ref } from 'react';
import { Avatar } from '../../components/avatar';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.message;

export interface MessageReaderProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The message. */
  message: Message;
  /** Level of the subject's heading. @default 2 */
  level?: 1 | 2;
  /** Ref of the subject's heading, to focus it when the message is opened beside a list. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Marks the message as read; offered while it is unread (CM07). */
  onMarkRead?: () => void;
  /** Deletes after a confirmation (CM08). */
  onDelete: () => void;
  /** Replies; offered if the other side is a person or a department of the platform. */
  onReply?: () => void;
}

/**
 * An open message: subject, person, date and time, the whole text, and actions.
 * @example
 * <MessageReader message={message} onDelete={remove} />
 */
export function MessageReader({ message, level = 2, headingRef, onMarkRead, onDelete, onReply, className, ...rest }: MessageReaderProps) {
  const Heading = `h${level}` as const;
  const person = messagePerson(message);
  return (
    <article className={cx('sw:grid sw:content-start sw:min-w-0', className)} {...rest}>
      <header className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4 sw:border-b sw:border-line sw:p-5">
        <div className="sw:grid sw:min-w-0 sw:gap-3">
          <Heading ref={headingRef} tabIndex={-1} className="sw:text-xl sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
            {message.subject}
          </Heading>
          <div className="sw:flex sw:items-center sw:gap-3 sw:text-sm">
            <Avatar name={person} src={message.user?.avatarUrl} size={36} />
            <div>
              <p className="sw:font-semibold">{message.senderType === 'company' ? labels.to(person) : person}</p>
              <p className="sw:text-ink-2">{formatDateTime(message.createdAt)}</p>
            </div>
          </div>
        </div>
        <div className="sw:flex sw:flex-wrap sw:gap-2">
          {onReply && (message.user !== null || message.recipient !== null) && (
            <Button size="sm" onClick={onReply}>
              <Icon as={Reply} size={16} />
              {labels.reply}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onDelete}>
            <Icon as={Trash2} size={16} />
            {labels.delete}
          </Button>
          {/* Last, because an opened message becomes read automatically, and no other button may
              move under the pointer. */}
          {onMarkRead && isUnread(message) && (
            <Button size="sm" onClick={onMarkRead}>
              <Icon as={MailOpen} size={16} />
              {labels.markRead}
            </Button>
          )}
        </div>
      </header>
      <p className="sw:max-w-prose sw:p-5 sw:whitespace-pre-line sw:wrap-anywhere">{message.content}</p>
    </article>
  );
}
