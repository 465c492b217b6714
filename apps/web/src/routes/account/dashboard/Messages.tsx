import { myMessages } from '@stellwerk/domain/calls';
import { InboxScreen, messagesQuery, readMessagesState, toMessagesQuery } from '@stellwerk/screens/account/messages';
import { useMailbox, own401 } from '../../../data/messages/use-mailbox';
import { useKnownUnread } from '../../../data/messages/use-unread';
import { useCall } from '../../../data/use-call';
import { useMessageHref } from '../../use-message-href';
import { useQueryState } from '../../use-query-state';

/** What companies have written to the person, with its calls (O41). */
export default function Messages() {
  const { state, change } = useQueryState(readMessagesState, toMessagesQuery, ['tab']);
  const unread = useKnownUnread().data?.own;
  const messages = useCall(myMessages, { query: messagesQuery(state) }, { ...own401, keepPrevious: true });
  const { open, markRead, remove, send } = useMailbox(messages, state.open, 'user', unread);
  return (
    <InboxScreen
      messages={messages}
      open={open}
      unread={unread}
      state={state}
      hrefOf={useMessageHref(state)}
      onChange={change}
      onOpened={(message) => void markRead(message).catch(() => undefined)}
      onMarkRead={markRead}
      onDelete={async (message) => {
        await remove(message);
        if (message.id === state.open) change({ open: '' });
      }}
      onReply={({ subject, content }, { company }) =>
        send({ companyId: Number(company?.id), senderType: 'user', recipientType: 'company', subject, content })
      }
    />
  );
}
