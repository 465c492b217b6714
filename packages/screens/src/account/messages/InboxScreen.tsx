import { dataOf, Loaded, Section, type Loadable } from '@stellwerk/design-system';
import { generalMessages, mirrored, type InboxMessage } from '@stellwerk/domain';
import { useState } from 'react';
import { inboxTexts as texts } from '../../i18n/inbox.de';
import { Mailbox, MailboxSkeleton, UnreadCount } from '../../shared/mailbox/Mailbox';
import type { MessagesState } from '../../shared/mailbox/view';
import { InboxDialogs, type InboxDialogsProps } from './InboxDialogs';
import type { ListControl } from '../../lists';

export interface InboxScreenProps extends Pick<InboxDialogsProps, 'onReply' | 'onDelete'>, ListControl<MessagesState> {
  readonly messages: Loadable<readonly InboxMessage[]>;
  /** Address under which a message is open; '' leads back to the list. */
  readonly hrefOf: (messageId: string) => string;
  readonly onMarkRead: (message: InboxMessage) => void;
}

/** What companies have written to the person, at /dashboard?tab=messages (O41). */
export function InboxScreen(props: InboxScreenProps) {
  const { messages, state, onChange, hrefOf, onMarkRead } = props;
  const [dialog, setDialog] = useState<InboxDialogsProps['dialog']>();
  const [chosen, setChosen] = useState<InboxMessage>();
  const known = ({ id }: { readonly id: string }) => dataOf(messages)?.find((message) => message.id === id);
  const begin = (what: 'reply' | 'delete', row: { readonly id: string }): void => {
    setChosen(known(row));
    setDialog(what);
  };
  return (
    <Section title={texts.title} size="lg" actions={messages.state === 'ready' && <UnreadCount messages={messages.data.map(mirrored)} />}>
      <Loaded
        value={messages}
        skeleton={<MailboxSkeleton />}
        failure={{ level: 3, title: texts.loadFailed, children: generalMessages.retryLater }}
      >
        {(list) => (
          <Mailbox
            messages={list.map(mirrored)}
            {...{ state, hrefOf, onChange }}
            level={3}
            placeholder={texts.placeholder}
            noneYet={texts.noneYet}
            onMarkRead={(row) => {
              const message = known(row);
              if (message !== undefined) onMarkRead(message);
            }}
            onDelete={(row) => begin('delete', row)}
            onReply={(row) => begin('reply', row)}
          />
        )}
      </Loaded>
      {chosen && (
        <InboxDialogs
          dialog={dialog}
          message={chosen}
          onClose={() => setDialog(undefined)}
          onReply={props.onReply}
          onDelete={props.onDelete}
        />
      )}
    </Section>
  );
}
