import { adminMessages, adminOverview } from '@stellwerk/domain/calls';
import { MessagesScreen, messagesQuery } from '@stellwerk/screens/admin/messages';
import { handles401 } from '../../data/call-input';
import { useUnread } from '../../data/messages/use-unread';
import { useCall } from '../../data/use-call';
import { useMailboxScreen, useMessagesState } from '../use-mailbox-screen';

/** Messages of companies to Support, Vertrieb and Buchhaltung, with their calls (O75). */
export default function Messages() {
  const address = useMessagesState();
  const overview = useCall(adminOverview, {});
  const messages = useCall(adminMessages, { query: messagesQuery(address.state) }, { ...handles401, keepPrevious: true });
  // The tabs show the count, too.
  const recount = () => overview.reload().catch(() => undefined);
  const { screen, send } = useMailboxScreen(messages, address, { side: 'platform' }, useUnread().data?.platform ?? undefined, recount);
  return (
    <MessagesScreen
      {...screen}
      reply={({ subject, content }, { company, recipient }) =>
        send({ companyId: Number(company?.id), senderType: 'system', recipientType: 'company', recipient, subject, content })
      }
    />
  );
}
