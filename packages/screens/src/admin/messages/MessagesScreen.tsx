import { platformInboxTexts } from '../../i18n/inbox.de';
import { Inbox, type InboxProps } from '../../account/messages/Inbox';

export type MessagesScreenProps = InboxProps;

/** Messages of companies to Support, Vertrieb and Buchhaltung, at /admin?tab=messages (O75). */
export function MessagesScreen(props: MessagesScreenProps) {
  return <Inbox {...props} side="platform" texts={platformInboxTexts} />;
}
