import { ErrorState } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import { useState } from 'react';
import { inboxWords as words } from '../../../i18n/inbox.de';
import { Mailbox, MailboxSkeleton, UnreadCount } from '../../shared/mailbox/Mailbox';
import { messagesView, type MessagesState } from '../../shared/mailbox/view';
import { mirrored, type InboxMessage } from './inbox';
import { InboxDialogs, type InboxDialogsProps } from './InboxDialogs';

export interface InboxScreenProps extends Pick<InboxDialogsProps, 'onReply' | 'onDelete'> {
  /** Undefined while they load. */
  readonly messages: readonly InboxMessage[] | undefined;
  readonly state: MessagesState;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onChange: (change: Partial<MessagesState>) => void;
  /** Address under which a message is open; '' leads back to the list. */
  readonly hrefOf: (messageId: string) => string;
  readonly onMarkRead: (message: InboxMessage) => void;
}

/** What companies have written to the person, at /dashboard?tab=messages (O41). */
export function InboxScreen(props: InboxScreenProps) {
  const { messages, state, failed, retrying, onRetry, onChange, hrefOf, onMarkRead } = props;
  const [dialog, setDialog] = useState<InboxDialogsProps['dialog']>();
  const [chosen, setChosen] = useState<InboxMessage>();
  const view = messages && messagesView(messages.map(mirrored), state);
  const known = ({ id }: { readonly id: string }) => messages?.find((message) => message.id === id);
  const begin = (what: 'reply' | 'delete', row: { readonly id: string }): void => {
    setChosen(known(row));
    setDialog(what);
  };
  return (
    <section aria-labelledby="nachrichten" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <div className="sw:flex sw:flex-wrap sw:items-baseline sw:gap-x-4">
        <h2 id="nachrichten" className="sw:text-2xl">
          {words.title}
        </h2>
        {view && <UnreadCount count={view.unread} />}
      </div>
      {view !== undefined ? (
        <Mailbox
          {...{ view, state, hrefOf, onChange }}
          level={3}
          placeholder={words.placeholder}
          noneYet={words.noneYet}
          onMarkRead={(row) => {
            const message = known(row);
            if (message !== undefined) onMarkRead(message);
          }}
          onDelete={(row) => begin('delete', row)}
          onReply={(row) => begin('reply', row)}
        />
      ) : failed ? (
        <ErrorState level={3} title={words.loadFailed} onRetry={onRetry} retrying={retrying}>
          {generalMessages.retryLater}
        </ErrorState>
      ) : (
        <MailboxSkeleton />
      )}
      {chosen && (
        <InboxDialogs
          dialog={dialog}
          message={chosen}
          onClose={() => setDialog(undefined)}
          onReply={props.onReply}
          onDelete={props.onDelete}
        />
      )}
    </section>
  );
}
