import { MESSAGE_FILTERS, MESSAGES_PAGE, type MessageFilter } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../lists';

/** State of the messages in the URL. */
export interface MessagesState {
  readonly search: string;
  readonly filter: MessageFilter;
  /** From 1. */
  readonly page: number;
  /** Id of the open message; '' for none. */
  readonly open: string;
}

/** Parses the state from the URL; unknown values become the default. */
export function readMessagesState(query: URLSearchParams): MessagesState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'filter', MESSAGE_FILTERS, 'all'),
    page: pageIn(query),
    open: textIn(query, 'message'),
  };
}

/** The query of a state without default values. */
export const toMessagesQuery = ({ search, filter, page, open }: MessagesState) => ({
  search,
  filter: filter === 'all' ? '' : filter,
  page: page === 1 ? '' : String(page),
  message: open,
});

/** Query parameters of the request (EN53). */
export const messagesQuery = ({ search, filter, page }: MessagesState) => ({ search, filter, page, pageSize: MESSAGES_PAGE });
