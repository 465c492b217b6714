import { Button, EmptyState, FilterChips, Icon, SearchField, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { ComingSoon, ComingSoonNote, isUnread, MessageReader, MessageRow, type Message } from '@stellwerk/design-system/patterns';
import { MESSAGE_FILTERS, messageFilterLabels } from '@stellwerk/domain';
import { ArrowLeft, SquarePen, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messagesWords } from '../../../i18n/company/messages.de';
import { ScreenFrame } from '../shared/ScreenFrame';
import { useTold } from '../shared/use-told';
import { MessageDialogs, type MessageDialogsProps } from './MessageDialogs';
import type { MessagesState, MessagesView } from './view';

const words = messagesWords;

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

type LoadedProps = MessagesScreenProps & { readonly view: MessagesView };

/** Tells once for each message that it was opened unread. */
function useOpened(open: Message | undefined, onOpened: (message: Message) => void): void {
  const last = useRef('');
  useEffect(() => {
    const id = open?.id ?? '';
    if (open !== undefined && id !== last.current && isUnread(open)) onOpened(open);
    last.current = id;
  }, [open, onOpened]);
}

function List({ state, view, hrefOf, onChange, onMarkRead }: LoadedProps) {
  const untouched = state.search === '' && state.filter === 'all';
  return (
    <div className="sw:h-full sw:min-w-0 sw:md:border-e sw:border-line">
      <div className="sw:grid sw:gap-3 sw:border-b sw:border-line sw:p-4">
        <SearchField
          size="sm"
          label={words.search}
          placeholder={words.placeholder}
          value={state.search}
          onChange={(search) => onChange({ search })}
        />
        <FilterChips
          label={words.filter}
          value={state.filter}
          onChange={(filter) => onChange({ filter })}
          options={MESSAGE_FILTERS.map((value) => ({ value, label: messageFilterLabels[value], count: view.counts[value] }))}
        />
      </div>
      {view.rows.length === 0 ? (
        <EmptyState
          className="sw:border-t-0 sw:px-4"
          title={words.empty}
          actions={
            !untouched && (
              <Button size="sm" onClick={() => onChange({ search: '', filter: 'all' })}>
                <Icon as={X} size={16} />
                {words.reset}
              </Button>
            )
          }
        >
          {untouched ? words.noneYet : words.emptyHint}
        </EmptyState>
      ) : (
        <ul aria-label={words.list}>
          {view.rows.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              href={hrefOf(message.id)}
              current={message.id === state.open}
              onMarkRead={() => void onMarkRead(message)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-6 sw:md:grid-cols-[400px_minmax(0,1fr)]">
      <div className="sw:grid sw:gap-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={84} />
        ))}
      </div>
      <Skeleton height={420} />
    </SkeletonRegion>
  );
}

/** List and reader beside each other; on phones each is a view of its own (CM01, CM03 to CM08). */
function Mailbox(props: LoadedProps & { readonly onAsk: (message: Message) => void }) {
  const { view, hrefOf, onOpened, onMarkRead, onDraft, onAsk } = props;
  const { open } = view;
  useOpened(open, onOpened);
  const user = open?.user ?? null;
  return (
    <div className="sw:grid sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:md:min-h-140 sw:md:grid-cols-[minmax(300px,2fr)_3fr]">
      <div className={open ? 'sw:hidden sw:md:block' : undefined}>
        <List {...props} />
      </div>
      <div className={open ? 'sw:min-w-0' : 'sw:hidden sw:md:block'}>
        {open ? (
          <>
            <TextLink href={hrefOf('')} icon={ArrowLeft} className="sw:m-4 sw:md:hidden">
              {words.back}
            </TextLink>
            <MessageReader
              key={open.id}
              message={open}
              onMarkRead={() => void onMarkRead(open)}
              onDelete={() => onAsk(open)}
              onReply={user === null ? undefined : () => onDraft({ recipient: user.id, subject: words.replySubject(open.subject) })}
            />
          </>
        ) : (
          <p className="sw:p-5 sw:text-ink-2">{words.choose}</p>
        )}
      </div>
    </div>
  );
}

/** The messages in their states: loading, failed, empty, full, and the announcement alone (CM01 to CM19). */
export function MessagesScreen(props: MessagesScreenProps) {
  const { view, failed, refreshing, onDraft, onRefresh, teaserOnly = false, backHref } = props;
  const [asked, setAsked] = useState<Message>();
  const told = useTold();
  const markRead = (message: Message) => told(props.onMarkRead(message), { done: words.marked, failed: words.markFailed });
  if (teaserOnly) return <ComingSoon title={words.title} description={words.teaserText} backHref={backHref} />;
  return (
    <>
      <ScreenFrame
        title={words.title}
        subline={
          view && (
            <p role="status" className="sw:text-sm sw:text-ink-2">
              {words.unread(view.unread)}
            </p>
          )
        }
        actions={
          <Button size="sm" variant="primary" onClick={() => onDraft({})}>
            <Icon as={SquarePen} size={16} />
            {words.create}
          </Button>
        }
        failure={failed ? words.loadFailed : ''}
        refreshing={refreshing}
        onRefresh={onRefresh}
        skeleton={<Loading />}
      >
        {view && (
          <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
            <Mailbox {...props} view={view} onMarkRead={markRead} onAsk={setAsked} />
            <ComingSoonNote>{words.teaser}</ComingSoonNote>
          </div>
        )}
      </ScreenFrame>
      <MessageDialogs {...props} asked={asked} onAsk={setAsked} />
    </>
  );
}
