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

/** Nothing searched, all shown, none open. For stories only, as everything here. */
export const plain: MessagesState = { search: '', filter: 'all', page: 1, open: '' };

/**
 * The page that a server would answer to a state.
 * @param seen a message as its mailbox shows it. @default as it is
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

/** How many still have to be read. */
export const storyUnread = (all: readonly Message[]): number => all.filter(isUnread).length;
