import { dataOf } from '@stellwerk/design-system';
import { MESSAGE_RECIPIENTS } from '@stellwerk/domain';
import { companyMessages, messageApplicants } from '@stellwerk/domain/calls';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { messagesQuery, MessagesScreen, recipientsOf, type Draft } from '@stellwerk/screens/company/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { handles401 } from '../../../data/call-input';
import { useKnownUnread } from '../../../data/messages/use-unread';
import { useCall } from '../../../data/use-call';
import { useMailboxScreen, useMessagesState } from '../../use-mailbox-screen';
import type { CompanyPageData } from '../CompanyPage';

/** The draft requested by the URL: `?action=new`, with `to` naming a person. */
const draftIn = (query: URLSearchParams): Draft | undefined =>
  query.get('action') === 'new' ? { recipient: query.get('to') ?? '' } : undefined;

/** The messages of a company, wired (CM01 to CM18, O40, O75). */
export default function MessagesTab({ companyId }: CompanyPageData) {
  const [query] = useSearchParams();
  const address = useMessagesState();
  const [draft, setDraft] = useState(draftIn(query));
  const counts = useKnownUnread();
  const unread = counts.data && (counts.data.companies[companyId] ?? 0);
  const messages = useCall(
    companyMessages,
    { params: { id: companyId }, query: messagesQuery(address.state) },
    { ...handles401, keepPrevious: true },
  );
  const { screen, send } = useMailboxScreen(messages, address, { side: 'company', companyId }, unread);
  // Receivers are only loaded for a new message. A link may name a person missing in the list, so that one is requested.
  const [named] = useState(() => draftIn(query)?.recipient);
  const include = named === undefined || !/^\d+$/.test(named) ? {} : { include: Number(named) };
  const applicants = useCall(messageApplicants, draft && { params: { id: companyId }, query: include }, handles401);
  // A reply goes to the sender of the open message, also when the list no longer contains it.
  const shown = [screen.open && dataOf(screen.open), ...(messages.data?.messages ?? [])].flatMap((one) => one ?? []);
  return (
    <MessagesScreen
      {...screen}
      backHref={companyPaths.dashboard(companyId)}
      recipients={recipientsOf(
        applicants.data ?? [],
        shown.map(({ user }) => user),
      )}
      draft={draft}
      onDraft={setDraft}
      send={({ recipient, ...text }) => {
        const department = MESSAGE_RECIPIENTS.find((one) => one === recipient);
        const to = department === undefined ? { userId: Number(recipient) } : { recipient: department };
        return send({ companyId: Number(companyId), senderType: 'company', recipientType: 'user', ...to, ...text });
      }}
    />
  );
}
