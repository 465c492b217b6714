import type { Id } from '@stellwerk/domain';
import type { Loadable } from '@stellwerk/design-system';
import type { Message, MessagePage } from '@stellwerk/domain';
import type { ListControl } from '../../lists';
import type { MessagesState } from './view';

/** What the screen of every mailbox is given: its page, the open message, and what happens to a message. */
export interface MailboxControl<M extends Message> extends ListControl<MessagesState> {
  readonly messages: Loadable<MessagePage<M>>;
  /** The open message, which may stand on another page; undefined while none is open. */
  readonly open: Loadable<M> | undefined;
  /** How many still have to be read; undefined until it is known. */
  readonly unread: number | undefined;
  /** Address under which a message is open; '' leads back to the list. */
  readonly hrefOf: (messageId: Id<'message'>) => string;
  /** An unread message was opened: it becomes read, without a toast (CM06). */
  readonly onOpened: (message: M) => void;
  /** Marks it as read; rejects when it failed (CM07). */
  readonly onMarkRead: (message: M) => Promise<unknown>;
  /** Takes it out of this mailbox; rejects when it failed. */
  readonly onDelete: (message: M) => Promise<unknown>;
}
