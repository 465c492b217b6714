import { inboxTexts } from '../../i18n/inbox.de';
import { Inbox, type InboxProps } from './Inbox';

export type InboxScreenProps = InboxProps;

/** The person's messages from companies, at /dashboard?tab=messages (O41). */
export function InboxScreen(props: InboxScreenProps) {
  return <Inbox {...props} side="user" texts={inboxTexts} />;
}
