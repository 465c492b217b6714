import { EmptyState, FilterChips, Pagination, SearchField } from '@stellwerk/design-system';
import { MessageRow, type Message } from '@stellwerk/design-system/patterns';
import { MESSAGE_FILTERS, messageFilterLabels } from '@stellwerk/domain';
import { useState } from 'react';
import { mailboxWords as words } from '../../../i18n/mailbox.de';
import { ResetButton } from '../ResetButton';
import type { MessagesState, MessagesView } from './view';

const PAGE = 20;

export interface MailboxListProps {
  readonly view: MessagesView;
  readonly state: MessagesState;
  readonly onChange: (change: Partial<MessagesState>) => void;
  /** Address under which a message is open; '' leads back to the list. */
  readonly hrefOf: (messageId: string) => string;
  readonly onMarkRead: (message: Message) => void;
  /** What the search looks through. */
  readonly placeholder: string;
  /** What to expect while nobody has written. */
  readonly noneYet: string;
  /** Level of the heading of an empty list. @default 2 */
  readonly level?: 2 | 3;
}

function Choice({ view, state, onChange, placeholder }: MailboxListProps) {
  return (
    <div className="sw:grid sw:gap-3 sw:border-b sw:border-line sw:p-4">
      <SearchField
        size="sm"
        label={words.search}
        placeholder={placeholder}
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
  );
}

/** Whether nothing is searched or filtered. */
export const isUntouched = ({ search, filter }: MessagesState): boolean => search === '' && filter === 'all';

export function MailboxEmpty({ state, onChange, noneYet, level = 2 }: MailboxListProps) {
  const untouched = isUntouched(state);
  return (
    <EmptyState
      level={level}
      className={untouched ? undefined : 'sw:border-t-0 sw:px-4'}
      title={words.empty}
      actions={!untouched && <ResetButton onReset={() => onChange({ search: '', filter: 'all' })} />}
    >
      {untouched ? noneYet : words.emptyHint}
    </EmptyState>
  );
}

/** Search, filter and the messages, twenty on a page (CM03, CM04). */
export function MailboxList(props: MailboxListProps) {
  const { view, state, hrefOf, onMarkRead } = props;
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(view.rows.length / PAGE)));
  return (
    <div className="sw:h-full sw:min-w-0 sw:border-line sw:md:border-e">
      <Choice {...props} />
      {view.rows.length === 0 ? (
        <MailboxEmpty {...props} />
      ) : (
        <ul aria-label={words.list}>
          {view.rows.slice((page - 1) * PAGE, page * PAGE).map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              href={hrefOf(message.id)}
              current={message.id === state.open}
              onMarkRead={() => onMarkRead(message)}
            />
          ))}
        </ul>
      )}
      {view.rows.length > PAGE && (
        <Pagination className="sw:p-4" label={words.pages} page={page} pageSize={PAGE} total={view.rows.length} onPage={setPage} />
      )}
    </div>
  );
}
