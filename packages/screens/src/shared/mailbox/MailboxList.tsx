import type { Id } from '@stellwerk/domain';
import { EmptyState, FilterChips } from '@stellwerk/design-system';
import { MessageRow } from '@stellwerk/design-system/patterns';
import { countOf, MESSAGE_FILTERS, messageFilterLabels, type Message, type MessagePage } from '@stellwerk/domain';
import { mailboxTexts as texts } from '../../i18n/mailbox.de';
import { ListPages, ListSearch, ResetButton, ResultsCount, type ListControl } from '../../lists';
import type { MessagesState } from './view';

export interface MailboxListProps extends ListControl<MessagesState> {
  readonly page: MessagePage<Message>;
  /** URL of an open message; '' returns to the list. */
  readonly hrefOf: (messageId: Id<'message'>) => string;
  readonly onMarkRead: (message: Message) => void;
  /** Placeholder that names the searched fields. */
  readonly placeholder: string;
  /** Text of an empty mailbox. */
  readonly noneYet: string;
  /** Level of the heading of an empty list. @default 2 */
  readonly level?: 2 | 3;
}

function Choice({ page, state, onChange, placeholder, level }: MailboxListProps) {
  return (
    <div className="sw:grid sw:gap-3 sw:border-b sw:border-line sw:p-4">
      <ListSearch
        size="sm"
        label={texts.search}
        placeholder={placeholder}
        value={state.search}
        onChange={(search) => onChange({ search, page: 1 })}
      />
      <FilterChips
        label={texts.filter}
        value={state.filter}
        onChange={(filter) => onChange({ filter, page: 1 })}
        options={MESSAGE_FILTERS.map((value) => ({ value, label: messageFilterLabels[value], count: page.counts[value] }))}
      />
      <ResultsCount level={level}>{countOf(page.total, texts.one, texts.many)}</ResultsCount>
    </div>
  );
}

/** Whether there is neither search nor filter. */
export const isUntouched = ({ search, filter }: MessagesState): boolean => search === '' && filter === 'all';

export type MailboxEmptyProps = Pick<MailboxListProps, 'state' | 'onChange' | 'noneYet' | 'level'>;

export function MailboxEmpty({ state, onChange, noneYet, level = 2 }: MailboxEmptyProps) {
  const untouched = isUntouched(state);
  return (
    <EmptyState
      level={level}
      className={untouched ? undefined : 'sw:border-t-0 sw:px-4'}
      title={untouched ? texts.none : texts.empty}
      actions={!untouched && <ResetButton onReset={() => onChange({ search: '', filter: 'all', page: 1 })} />}
    >
      {untouched ? noneYet : texts.emptyHint}
    </EmptyState>
  );
}

/** Search, filter and the messages, ten per page (CM03, CM04, EN53). */
export function MailboxList(props: MailboxListProps) {
  const { page, state, hrefOf, onMarkRead, onChange } = props;
  return (
    <div className="sw:h-full sw:min-w-0 sw:border-line sw:md:border-e">
      <Choice {...props} />
      {page.messages.length === 0 ? (
        <MailboxEmpty {...props} />
      ) : (
        <ul aria-label={texts.list}>
          {page.messages.map((message) => (
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
      <ListPages
        className="sw:p-4"
        label={texts.pages}
        page={page.page}
        pageSize={page.pageSize}
        total={page.total}
        onPage={(next) => onChange({ page: next })}
      />
    </div>
  );
}
