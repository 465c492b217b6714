import { isUnread, type Message } from '@stellwerk/domain';
import { Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { MessageReader } from '@stellwerk/design-system/patterns';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mailboxTexts as texts } from '../../i18n/mailbox.de';
import { ListResults, usePages } from '../../lists';
import { MailboxEmpty, MailboxList, type MailboxListProps } from './MailboxList';
import { messagesView, unreadCount } from './view';

/** Messages on a page. */
const PAGE = 20;

export interface MailboxProps extends Omit<MailboxListProps, 'view' | 'rows' | 'pages'> {
  readonly messages: readonly Message[];
  /** An unread message was opened: told once for each, so that it can become read without a word (CM06). */
  readonly onOpened?: (message: Message) => void;
  /** Asks whether it shall be deleted. */
  readonly onDelete: (message: Message) => void;
  /** Begins an answer; offered where a person or company wrote or was written to. */
  readonly onReply: (message: Message) => void;
}

function useOpened(open: Message | undefined, onOpened: MailboxProps['onOpened']): void {
  const last = useRef('');
  useEffect(() => {
    const id = open?.id ?? '';
    if (open !== undefined && id !== last.current && isUnread(open)) onOpened?.(open);
    last.current = id;
  }, [open, onOpened]);
}

/** List and open message beside each other; on phones each is a view of its own (CM01, CM03 to CM08, O41). */
export function Mailbox(props: MailboxProps) {
  const { messages, state, hrefOf, onOpened, onMarkRead, onDelete, onReply } = props;
  const view = messagesView(messages, state);
  const { open } = view;
  const { rows, pages } = usePages(view.rows, PAGE);
  useOpened(open, onOpened);
  // Where nobody has written yet, there is nothing to search and nothing to open.
  if (messages.length === 0) return <MailboxEmpty {...props} />;
  return (
    <ListResults
      shown={[state.search, state.filter, pages.page]}
      className="sw:grid sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:md:min-h-140 sw:md:grid-cols-[minmax(300px,2fr)_3fr]"
    >
      <div className={open ? 'sw:hidden sw:md:block' : undefined}>
        <MailboxList {...props} view={view} rows={rows} pages={pages} />
      </div>
      <div className={open ? 'sw:min-w-0' : 'sw:hidden sw:md:block'}>
        {open ? (
          <>
            <TextLink href={hrefOf('')} icon={ArrowLeft} className="sw:m-4 sw:md:hidden">
              {texts.back}
            </TextLink>
            <MessageReader
              key={open.id}
              message={open}
              onMarkRead={() => onMarkRead(open)}
              onDelete={() => onDelete(open)}
              onReply={open.user === null ? undefined : () => onReply(open)}
            />
          </>
        ) : (
          view.rows.length > 0 && <p className="sw:p-5 sw:text-ink-2">{texts.choose}</p>
        )}
      </div>
    </ListResults>
  );
}

/** Stands in for the mailbox while it loads. */
export function MailboxSkeleton() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-6 sw:md:grid-cols-[minmax(300px,2fr)_3fr]">
      <div className="sw:grid sw:gap-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={84} />
        ))}
      </div>
      <Skeleton height={420} className="sw:max-md:hidden" />
    </SkeletonRegion>
  );
}

/** How many still have to be read, announced when it changes. */
export function UnreadCount({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <p role="status" className="sw:text-sm sw:text-ink-2">
      {texts.unread(unreadCount(messages))}
    </p>
  );
}
