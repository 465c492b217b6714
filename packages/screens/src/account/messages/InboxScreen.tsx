import { inboxTexts } from '../../i18n/inbox.de';
import { Inbox, type InboxProps } from './Inbox';

export type InboxScreenProps = InboxProps;

/** What companies have written to the person, at /dashboard?tab=messages (O41). */
export function InboxScreen(props: InboxScreenProps) {
  return <Inbox {...props} side="user" texts={inboxTexts} />;
}
