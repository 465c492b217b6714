import { dataOf, Loaded, mapLoadable, Section } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { generalMessages, mirrored, type InboxMessage } from '@stellwerk/domain';
import { useState } from 'react';
import { inboxShared as shared, type InboxTexts, inboxTexts } from '../../i18n/inbox.de';
import { InboxDialogs, type InboxDialogsProps } from './InboxDialogs';
import { Mailbox, MailboxSkeleton, UnreadCount } from '../../shared/mailbox/Mailbox';
import { markFailure, type MailboxControl } from '../../shared/mailbox/control';

export interface InboxProps extends MailboxControl<InboxMessage>, Pick<InboxDialogsProps, 'reply'> {}

interface SideProps extends InboxProps {
  /** Owner of the mailbox: a person, or the platform's administration. */
  readonly side: 'user' | 'platform';
  readonly texts: InboxTexts;
}

/** A mailbox for messages from companies (O41, O75). */
export function Inbox(props: SideProps) {
  const { messages, open, unread, state, onChange, hrefOf, onOpened, markRead, side, texts } = props;
  const [dialog, setDialog] = useState<InboxDialogsProps['dialog']>();
  const [chosen, setChosen] = useState<InboxMessage>();
  const mark = useAction(markRead, { success: shared.marked, failure: markFailure, parallel: true });
  const seen = (message: InboxMessage) => mirrored(message, side);
  /** Runs an action on the message of a row, if it still exists. */
  const withMessage =
    (act: (message: InboxMessage) => void) =>
    (row: { readonly id: string }): void => {
      const message = [open && dataOf(open), ...(dataOf(messages)?.messages ?? [])].find((one) => one?.id === row.id);
      if (message !== undefined) act(message);
    };
  const begin = (what: 'reply' | 'delete') =>
    withMessage((message) => {
      setChosen(message);
      setDialog(what);
    });
  return (
    <Section title={texts.title} size="lg" actions={unread !== undefined && <UnreadCount count={unread} />}>
      <Loaded
        value={messages}
        skeleton={<MailboxSkeleton />}
        failure={{ level: 3, title: shared.loadFailed, children: generalMessages.retryLater }}
      >
        {(page) => (
          <Mailbox
            page={{ ...page, messages: page.messages.map(seen) }}
            open={open && mapLoadable(open, seen)}
            {...{ state, hrefOf, onChange }}
            level={3}
            placeholder={texts.placeholder}
            noneYet={texts.noneYet}
            onOpened={withMessage(onOpened)}
            onMarkRead={withMessage((message) => void mark.run(message))}
            onDelete={begin('delete')}
            onReply={begin('reply')}
          />
        )}
      </Loaded>
      {chosen && (
        <InboxDialogs
          dialog={dialog}
          message={chosen}
          company={seen(chosen).user}
          deleteText={texts.deleteText}
          onClose={() => setDialog(undefined)}
          reply={props.reply}
          remove={props.remove}
        />
      )}
    </Section>
  );
}

export type InboxScreenProps = InboxProps;

/** The person's messages from companies, at /dashboard?tab=messages (O41). */
export function InboxScreen(props: InboxScreenProps) {
  return <Inbox {...props} side="user" texts={inboxTexts} />;
}
