import type { Message, MessagePage } from '@stellwerk/domain';
import { readMessagesState, toMessagesQuery, type MessagesState } from '@stellwerk/screens/account/messages';
import { useMailbox, type Mailbox } from '../data/messages/use-mailbox';
import type { CallState } from '../data/use-call';
import { useMessageHref } from './use-message-href';
import { useQueryState, type QueryState } from './use-query-state';

/** Page, search and open message of a mailbox, in the URL. */
export const useMessagesState = (): QueryState<MessagesState> => useQueryState(readMessagesState, toMessagesQuery, ['tab']);

const nothing = (): Promise<unknown> => Promise.resolve();

/**
 * Props of a mailbox's screen, and the call that sends from it.
 * @param messages the displayed page
 * @param unread number of unread messages; undefined until it is known
 * @param after updates other counts, once a message is read or deleted. @default none
 */
export function useMailboxScreen<M extends Message>(
  messages: CallState<MessagePage<M>>,
  { state, change }: QueryState<MessagesState>,
  mailbox: Mailbox,
  unread: number | undefined,
  after: () => Promise<unknown> = nothing,
) {
  const { open, send, ...calls } = useMailbox(messages, state.open, mailbox, unread);
  const markRead = async (message: Message): Promise<void> => {
    await calls.markRead(message);
    await after();
  };
  return {
    send,
    screen: {
      messages,
      open,
      unread,
      state,
      hrefOf: useMessageHref(state),
      onChange: change,
      onOpened: (message: Message): void => void markRead(message).catch(() => undefined),
      markRead,
      remove: async (message: Message): Promise<void> => {
        await calls.remove(message);
        await after();
        if (message.id === state.open) change({ open: '' });
      },
    },
  };
}
