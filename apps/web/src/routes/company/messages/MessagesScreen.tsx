import { Button, Icon } from '@stellwerk/design-system';
import { ComingSoon, ComingSoonNote, type Message } from '@stellwerk/design-system/patterns';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { messagesWords as words } from '../../../i18n/company/messages.de';
import { Mailbox, MailboxSkeleton, UnreadCount } from '../../shared/mailbox/Mailbox';
import type { MessagesState, MessagesView } from '../../shared/mailbox/view';
import { ScreenFrame } from '../shared/ScreenFrame';
import { useTold } from '../shared/use-told';
import { MessageDialogs, type MessageDialogsProps } from './MessageDialogs';

export interface MessagesScreenProps extends Omit<MessageDialogsProps, 'asked' | 'onAsk'> {
  readonly state: MessagesState;
  /** Undefined while they load. */
  readonly view: MessagesView | undefined;
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** Address under which a message is open; '' leads back to the list. */
  readonly hrefOf: (messageId: string) => string;
  readonly onChange: (change: Partial<MessagesState>) => void;
  /** An unread message was opened: it becomes read, without a word (CM06). */
  readonly onOpened: (message: Message) => void;
  /** Marks it as read; rejects when it failed (CM07). */
  readonly onMarkRead: (message: Message) => Promise<unknown>;
  readonly onRefresh: () => void;
  /** Only the announcement, without the list (A47). @default false */
  readonly teaserOnly?: boolean;
  readonly backHref: string;
}

/** The messages in their states: loading, failed, empty, full, and the announcement alone (CM01 to CM19). */
export function MessagesScreen(props: MessagesScreenProps) {
  const { state, view, failed, refreshing, hrefOf, onChange, onOpened, onMarkRead, onDraft, onRefresh } = props;
  const [asked, setAsked] = useState<Message>();
  const told = useTold();
  if (props.teaserOnly) return <ComingSoon title={words.title} description={words.teaserText} backHref={props.backHref} />;
  return (
    <>
      <ScreenFrame
        title={words.title}
        subline={view && <UnreadCount count={view.unread} />}
        actions={
          <Button size="sm" variant="primary" onClick={() => onDraft({})}>
            <Icon as={SquarePen} size={16} />
            {words.create}
          </Button>
        }
        failure={failed ? words.loadFailed : ''}
        refreshing={refreshing}
        onRefresh={onRefresh}
        skeleton={<MailboxSkeleton />}
      >
        {view && (
          <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
            <Mailbox
              {...{ view, state, hrefOf, onChange, onOpened }}
              placeholder={words.placeholder}
              noneYet={words.noneYet}
              onMarkRead={(message) => void told(onMarkRead(message), { done: words.marked, failed: words.markFailed })}
              onDelete={setAsked}
              onReply={({ user, subject }) => onDraft({ recipient: user?.id, subject: words.replySubject(subject) })}
            />
            <ComingSoonNote>{words.teaser}</ComingSoonNote>
          </div>
        )}
      </ScreenFrame>
      <MessageDialogs {...props} asked={asked} onAsk={setAsked} />
    </>
  );
}
