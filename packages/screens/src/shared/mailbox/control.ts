import type { Id } from '@stellwerk/domain';
import type { Loadable } from '@stellwerk/design-system';
import type { Message, MessagePage } from '@stellwerk/domain';
import type { ListControl } from '../../lists';
import type { MessagesState } from './view';
import { mailboxTexts } from '../../i18n/mailbox.de';
import { callFailure } from '../call-failure';

/** Props of every mailbox screen: page, open message, and actions. */
export interface MailboxControl<M extends Message> extends ListControl<MessagesState> {
  readonly messages: Loadable<MessagePage<M>>;
  /** The open message, possibly from another page; undefined for none. */
  readonly open: Loadable<M> | undefined;
  /** Number of unread messages; undefined while unknown. */
  readonly unread: number | undefined;
  /** URL of an open message; '' returns to the list. */
  readonly hrefOf: (messageId: Id<'message'>) => string;
  /** Called for an opened unread message, to mark it as read without a toast (CM06). */
  readonly onOpened: (message: M) => void;
  /** Marks it as read; rejects on failure (CM07). */
  readonly markRead: (message: M) => Promise<unknown>;
  /** Removes it from this mailbox; rejects on failure. */
  readonly remove: (message: M) => Promise<unknown>;
}

/** Error message of a message that was not sent (CM16, CM18). */
export const sendFailure = (error: unknown): string => callFailure(error, mailboxTexts.sendFailed);

/** Error message of a message that was not marked as read (CM16). */
export const markFailure = (error: unknown): string => callFailure(error, mailboxTexts.markFailed);

/** Error message of a message that was not deleted (CM16). */
export const deleteFailure = (error: unknown): string => callFailure(error, mailboxTexts.deleteFailed);
