import { MESSAGE_FILTERS, type MessageFilter, isUnread, messagePerson, passesMessageFilter, type Message } from '@stellwerk/domain';
import { choiceIn, listView, textIn } from '../../lists';

/** State of the messages in the URL. */
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
  readonly open: Message | undefined;
}

const view = listView({
  texts: (message: Message) => [message.subject, message.content, messagePerson(message)],
  filters: { filter: passesMessageFilter },
  tie: (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
});

/** Searches and filters the messages, the newest first (CM03, CM04). */
export function messagesView(all: readonly Message[], state: MessagesState): MessagesView {
  const { rows, count } = view(all, state);
  return {
    rows,
    counts: { all: count('filter', 'all'), unread: count('filter', 'unread'), read: count('filter', 'read') },
    open: all.find(({ id }) => id === state.open),
  };
}

/** How many still have to be read. */
export const unreadCount = (all: readonly Message[]): number => all.filter(isUnread).length;

/** Reads the state from the address; anything unknown is the default. */
export function readMessagesState(query: URLSearchParams): MessagesState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'filter', MESSAGE_FILTERS, 'all'),
    open: textIn(query, 'message'),
  };
}
