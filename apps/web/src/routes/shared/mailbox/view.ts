import { isUnread, matchesMessage, passesMessageFilter, type Message } from '@stellwerk/design-system/patterns';
import { MESSAGE_FILTERS, type MessageFilter } from '@stellwerk/domain';

/** What the address of the messages says. */
export interface MessagesState {
  readonly search: string;
  readonly filter: MessageFilter;
  /** Id of the open message; '' for none. */
  readonly open: string;
}

export interface MessagesView {
  readonly rows: readonly Message[];
  /** Number per filter, over what the search leaves. */
  readonly counts: Readonly<Record<MessageFilter, number>>;
  /** All that still have to be read, whatever the search. */
  readonly unread: number;
  readonly open: Message | undefined;
}

/** Searches and filters the messages, the newest first (CM03, CM04). */
export function messagesView(all: readonly Message[], state: MessagesState): MessagesView {
  const found = all
    .filter((message) => matchesMessage(message, state.search))
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const count = (filter: MessageFilter): number => found.filter((message) => passesMessageFilter(message, filter)).length;
  return {
    rows: found.filter((message) => passesMessageFilter(message, state.filter)),
    counts: { all: count('all'), unread: count('unread'), read: count('read') },
    unread: all.filter(isUnread).length,
    open: all.find(({ id }) => id === state.open),
  };
}

/** Reads the state from the address; anything unknown is the default. */
export function readMessagesState(query: URLSearchParams): MessagesState {
  return {
    search: query.get('search') ?? '',
    filter: MESSAGE_FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    open: query.get('message') ?? '',
  };
}
