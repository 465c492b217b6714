import { isUnread, type Message } from '@stellwerk/domain';
import { dataOf, Loaded, Skeleton, SkeletonRegion, TextLink, type Loadable } from '@stellwerk/design-system';
import { MessageReader } from '@stellwerk/design-system/patterns';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { mailboxTexts as texts } from '../../i18n/mailbox.de';
import { ListResults } from '../../lists';
import { isUntouched, MailboxEmpty, MailboxList, type MailboxListProps } from './MailboxList';
import { useReadingPlace } from './use-reading-place';

export interface MailboxProps extends MailboxListProps {
  /** The open message, possibly from another page; undefined for none. */
  readonly open: Loadable<Message> | undefined;
  /** Called once per opened unread message, to mark it as read without a toast (CM06). */
  readonly onOpened: (message: Message) => void;
  /** Opens the confirmation of deletion. */
  readonly onDelete: (message: Message) => void;
  /** Starts a reply; offered if the other side is a person, company or department. */
  readonly onReply: (message: Message) => void;
}

function useOpened(open: Message | undefined, onOpened: MailboxProps['onOpened']): void {
  const last = useRef('');
  useEffect(() => {
    const id = open?.id ?? '';
    if (open !== undefined && id !== last.current && isUnread(open)) onOpened(open);
    last.current = id;
  }, [open, onOpened]);
}

interface ReaderProps extends Omit<MailboxProps, 'open' | 'page'> {
  readonly message: Message;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Reader({ message, heading, onOpened, onMarkRead, onDelete, onReply }: ReaderProps) {
  useOpened(message, onOpened);
  return (
    <MessageReader
      key={message.id}
      message={message}
      headingRef={heading}
      onMarkRead={() => onMarkRead(message)}
      onDelete={() => onDelete(message)}
      onReply={(message.user?.id ?? '') === '' && message.recipient === null ? undefined : () => onReply(message)}
    />
  );
}

/**
 * List and open message side by side; on phones each is a separate view (CM01, CM03 to CM08, O41).
 */
export function Mailbox({ open, ...props }: MailboxProps) {
  const { page, state, hrefOf } = props;
  const { heading, list } = useReadingPlace(state.open, open !== undefined && dataOf(open) !== undefined, hrefOf);
  // Without messages there is nothing to search or open.
  if (page.counts.all === 0 && open === undefined && isUntouched(state)) return <MailboxEmpty {...props} />;
  return (
    <ListResults
      shown={[state.search, state.filter, page.page]}
      className="sw:grid sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:md:min-h-140 sw:md:grid-cols-[minmax(300px,2fr)_3fr]"
    >
      <div ref={list} className={open ? 'sw:hidden sw:md:block' : undefined}>
        <MailboxList {...props} />
      </div>
      <div className={open ? 'sw:min-w-0' : 'sw:hidden sw:md:block'}>
        {open ? (
          <>
            <TextLink href={hrefOf('')} icon={ArrowLeft} className="sw:m-4 sw:md:hidden">
              {texts.back}
            </TextLink>
            <Loaded
              value={open}
              skeleton={<ReaderSkeleton />}
              failure={{ level: 3, title: texts.openFailed, children: texts.openFailedText }}
            >
              {(message) => <Reader {...props} message={message} heading={heading} />}
            </Loaded>
          </>
        ) : (
          page.messages.length > 0 && <p className="sw:p-5 sw:text-ink-2">{texts.choose}</p>
        )}
      </div>
    </ListResults>
  );
}

function ReaderSkeleton() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-4 sw:p-5">
      <Skeleton height={28} width="60%" />
      <Skeleton height={160} />
    </SkeletonRegion>
  );
}

/** Skeleton of the mailbox. */
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

/** Number of unread messages, announced when it changes. */
export function UnreadCount({ count }: { readonly count: number }) {
  return (
    <p role="status" className="sw:text-sm sw:text-ink-2">
      {texts.unread(count)}
    </p>
  );
}
