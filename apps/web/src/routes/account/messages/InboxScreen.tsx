import {
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  FilterChips,
  Icon,
  Pagination,
  SearchField,
  Skeleton,
  SkeletonRegion,
  TextLink,
} from '@stellwerk/design-system';
import { MessageReader, MessageRow } from '@stellwerk/design-system/patterns';
import { generalMessages, MESSAGE_FILTERS, messageFilterLabels } from '@stellwerk/domain';
import { MessageForm, type MessageFormProps } from '@stellwerk/forms/message-form';
import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { inboxWords as words } from '../../../i18n/inbox.de';
import { messagesView, type MessagesState, type MessagesView } from '../../company/messages/view';
import { mirrored, type InboxMessage } from './inbox';

const PAGE = 20;

export interface InboxScreenProps {
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
  /** Sends an answer to a company; null closes the window, a failure stays in it. */
  readonly onReply: MessageFormProps['onSubmit'];
  /** Deletes after the question; rejects when it failed. */
  readonly onDelete: (message: InboxMessage) => Promise<unknown>;
}

interface MailboxProps extends InboxScreenProps {
  readonly messages: readonly InboxMessage[];
  readonly view: MessagesView;
}

function List({ messages, view, state, onChange, hrefOf, onMarkRead }: MailboxProps) {
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(view.rows.length / PAGE)));
  const untouched = state.search === '' && state.filter === 'all';
  return (
    <div className="sw:min-w-0 sw:border-line sw:md:border-e">
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
          level={3}
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
          {view.rows.slice((page - 1) * PAGE, page * PAGE).map((row) => {
            const message = messages.find(({ id }) => id === row.id);
            return (
              <MessageRow
                key={row.id}
                message={row}
                href={hrefOf(row.id)}
                current={row.id === state.open}
                onMarkRead={message && (() => onMarkRead(message))}
              />
            );
          })}
        </ul>
      )}
      {view.rows.length > PAGE && (
        <Pagination className="sw:p-4" label={words.pages} page={page} pageSize={PAGE} total={view.rows.length} onPage={setPage} />
      )}
    </div>
  );
}

/** List and open message beside each other; on phones each is a view of its own. */
function Mailbox(props: MailboxProps) {
  const { messages, view, hrefOf, onMarkRead, onReply, onDelete } = props;
  const [answering, setAnswering] = useState<InboxMessage>();
  const [asked, setAsked] = useState<InboxMessage>();
  const [deleting, setDeleting] = useState(false);
  const open = messages.find(({ id }) => id === props.state.open);
  const company = open?.company ?? null;
  const remove = async (): Promise<void> => {
    if (asked === undefined) return;
    setDeleting(true);
    // The failure has been told by a toast.
    await onDelete(asked).catch(() => undefined);
    setDeleting(false);
    setAsked(undefined);
  };
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
              message={mirrored(open)}
              onMarkRead={() => onMarkRead(open)}
              onDelete={() => setAsked(open)}
              onReply={company === null ? undefined : () => setAnswering(open)}
            />
          </>
        ) : (
          view.rows.length > 0 && <p className="sw:p-5 sw:text-ink-2">{words.choose}</p>
        )}
      </div>
      <Dialog
        open={answering !== undefined}
        onOpenChange={(next) => !next && setAnswering(undefined)}
        title={words.reply}
        closeOnOverlay={false}
      >
        {answering?.company && (
          <MessageForm
            recipients={[{ label: words.companies, options: [{ value: answering.company.id, label: answering.company.name }] }]}
            defaultValues={{ recipient: answering.company.id, subject: words.replySubject(answering.subject) }}
            onCancel={() => setAnswering(undefined)}
            onSubmit={async (values) => {
              const failure = await onReply(values);
              if (failure === null) setAnswering(undefined);
              return failure;
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(next) => !next && setAsked(undefined)}
        title={words.deleteTitle}
        description={words.deleteText}
        confirmLabel={words.deleteConfirm}
        loading={deleting}
        loadingLabel={words.deleting}
        onConfirm={() => void remove()}
      />
    </div>
  );
}

/** What companies have written to the person, at /dashboard?tab=messages (O41). */
export function InboxScreen(props: InboxScreenProps) {
  const { messages, state, failed, retrying, onRetry } = props;
  const view = messages && messagesView(messages.map(mirrored), state);
  return (
    <section aria-labelledby="nachrichten" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <div className="sw:flex sw:flex-wrap sw:items-baseline sw:gap-x-4">
        <h2 id="nachrichten" className="sw:text-2xl">
          {words.title}
        </h2>
        {view && (
          <p role="status" className="sw:text-sm sw:text-ink-2">
            {words.unread(view.unread)}
          </p>
        )}
      </div>
      {messages !== undefined && view !== undefined ? (
        <Mailbox {...props} messages={messages} view={view} />
      ) : failed ? (
        <ErrorState level={3} title={words.loadFailed} onRetry={onRetry} retrying={retrying}>
          {generalMessages.retryLater}
        </ErrorState>
      ) : (
        <SkeletonRegion className="sw:grid sw:gap-3">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height={84} />
          ))}
        </SkeletonRegion>
      )}
    </section>
  );
}
