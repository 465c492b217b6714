import { isUnread, messagePerson, passesMessageFilter, type Message, type MessagePage } from '@stellwerk/domain';
import { listView } from '../../lists';
import type { MessagesState } from './view';

const PAGE = 10;

const view = listView({
  texts: (message: Message) => [message.subject, message.content, messagePerson(message)],
  filters: { filter: passesMessageFilter },
  tie: (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
  pageSize: PAGE,
});

/** Initial state: no search, all messages, none open. Like this whole file, for stories only. */
export const plain: MessagesState = { search: '', filter: 'all', page: 1, open: '' };

/**
 * The server's response page for a state.
 * @param seen maps a message to its version in the mailbox.
 * @default unchanged
 */
export function storyPage<M extends Message>(
  all: readonly M[],
  state: MessagesState,
  seen: (message: M) => Message = (one) => one,
): MessagePage<M> {
  const found = view(all.map(seen), state);
  return {
    messages: found.rows.flatMap(({ id }) => all.filter((one) => one.id === id)),
    total: found.total,
    page: found.page,
    pageSize: PAGE,
    counts: { all: found.count('filter', 'all'), unread: found.count('filter', 'unread'), read: found.count('filter', 'read') },
  };
}

/** Number of unread messages. */
export const storyUnread = (all: readonly Message[]): number => all.filter(isUnread).length;
