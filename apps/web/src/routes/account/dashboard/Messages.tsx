import { myMessages } from '@stellwerk/domain/calls';
import { InboxScreen, messagesQuery } from '@stellwerk/screens/account/messages';
import { handles401 } from '../../../data/call-input';
import { useKnownUnread } from '../../../data/messages/use-unread';
import { useCall } from '../../../data/use-call';
import { useMailboxScreen, useMessagesState } from '../../use-mailbox-screen';

/** Messages of companies to the person, with their calls (O41). */
export default function Messages() {
  const address = useMessagesState();
  const messages = useCall(myMessages, { query: messagesQuery(address.state) }, { ...handles401, keepPrevious: true });
  const { screen, send } = useMailboxScreen(messages, address, { side: 'user' }, useKnownUnread().data?.own);
  return (
    <InboxScreen
      {...screen}
      reply={({ subject, content }, { company }) =>
        send({ companyId: Number(company?.id), senderType: 'user', recipientType: 'company', subject, content })
      }
    />
  );
}
