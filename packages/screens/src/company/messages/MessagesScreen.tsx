import type { Message } from '@stellwerk/domain';
import { Banner, Button, Icon, reloadValue } from '@stellwerk/design-system';
import { ComingSoon, ComingSoonNote, useAction } from '@stellwerk/design-system/patterns';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { messagesTexts as texts } from '../../i18n/company/messages.de';
import { retryText } from '../../i18n/company/shared.de';
import { Mailbox, MailboxSkeleton, UnreadCount } from '../../shared/mailbox/Mailbox';
import { markFailure, type MailboxControl } from '../../shared/mailbox/control';
import { ScreenFrame } from '../shared/ScreenFrame';
import { MessageDialogs, type MessageDialogsProps } from './MessageDialogs';
import { withSamples } from './samples';

export interface MessagesScreenProps extends MailboxControl<Message>, Omit<MessageDialogsProps, 'asked' | 'onAsk' | 'remove'> {
  /** Whether to show only the announcement, without the list (A47). @default false */
  readonly teaserOnly?: boolean;
  /**
   * Sample messages, labelled as such, shown if the real ones could not be loaded (CM19).
   * @default none: the failure is shown
   */
  readonly samples?: readonly Message[];
  readonly backHref: string;
}

/**
 * The messages in their states: loading, failed, empty, full, and the announcement only (CM01 to
 * CM19).
 */
export function MessagesScreen(props: MessagesScreenProps) {
  const { state, unread, hrefOf, onChange, onOpened, markRead, onDraft } = props;
  const { messages, open, sampled } = withSamples(props, props.samples);
  const [asked, setAsked] = useState<Message>();
  const mark = useAction(markRead, { success: texts.marked, failure: markFailure, parallel: true });
  if (props.teaserOnly) return <ComingSoon title={texts.title} description={texts.teaserText} backHref={props.backHref} />;
  return (
    <>
      <ScreenFrame
        title={texts.title}
        subline={unread !== undefined && <UnreadCount count={unread} />}
        actions={
          <Button size="sm" variant="primary" onClick={() => onDraft({})}>
            <Icon as={SquarePen} size={16} />
            {texts.create}
          </Button>
        }
        failure={texts.loadFailed}
        value={messages}
        skeleton={<MailboxSkeleton />}
      >
        {(page) => (
          <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
            {sampled && (
              <Banner
                tone="warning"
                live="alert"
                title={texts.loadFailed}
                actions={
                  <Button size="sm" loading={messages.reloading} onClick={() => reloadValue(messages)}>
                    {retryText}
                  </Button>
                }
              >
                {texts.sampled}
              </Banner>
            )}
            <Mailbox
              page={page}
              {...{ open, state, hrefOf, onChange, onOpened }}
              placeholder={texts.placeholder}
              noneYet={texts.noneYet}
              onMarkRead={(message) => void mark.run(message)}
              onDelete={setAsked}
              onReply={({ user, recipient, subject }) =>
                onDraft({ recipient: recipient ?? user?.id ?? '', subject: texts.replySubject(subject) })
              }
            />
            <ComingSoonNote>{texts.teaser}</ComingSoonNote>
          </div>
        )}
      </ScreenFrame>
      <MessageDialogs {...props} asked={asked} onAsk={setAsked} />
    </>
  );
}
