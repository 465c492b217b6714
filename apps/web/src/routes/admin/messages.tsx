import { adminMessages, adminOverview } from '@stellwerk/domain/calls';
import { MessagesScreen, messagesQuery, readMessagesState, toMessagesQuery } from '@stellwerk/screens/admin/messages';
import { useMailbox, own401 } from '../../data/messages/use-mailbox';
import { useUnread } from '../../data/messages/use-unread';
import { useCall } from '../../data/use-call';
import { useMessageHref } from '../use-message-href';
import { useQueryState } from '../use-query-state';

/** What companies have written to Support, Vertrieb and Buchhaltung, with its calls (O75). */
export default function Messages() {
  const { state, change } = useQueryState(readMessagesState, toMessagesQuery, ['tab']);
  const unread = useUnread().data?.platform;
  const overview = useCall(adminOverview, {});
  const messages = useCall(adminMessages, { query: messagesQuery(state) }, { ...own401, keepPrevious: true });
  const { open, markRead, remove, send } = useMailbox(messages, state.open, 'platform', unread);
  /** The tab beside the others counts, too. */
  const counted = async (work: Promise<void>): Promise<void> => {
    await work;
    await overview.reload().catch(() => undefined);
  };
  return (
    <MessagesScreen
      messages={messages}
      open={open}
      unread={unread}
      state={state}
      hrefOf={useMessageHref(state)}
      onChange={change}
      onOpened={(message) => void counted(markRead(message)).catch(() => undefined)}
      onMarkRead={(message) => counted(markRead(message))}
      onDelete={async (message) => {
        await counted(remove(message));
        if (message.id === state.open) change({ open: '' });
      }}
      onReply={({ subject, content }, { company, recipient }) =>
        send({ companyId: Number(company?.id), senderType: 'system', recipientType: 'company', recipient, subject, content })
      }
    />
  );
}
