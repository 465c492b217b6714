import type { Id } from '@stellwerk/domain';
import { toMessagesQuery, type MessagesState } from '@stellwerk/screens/account/messages';
import { useLocation, useSearchParams } from 'react-router-dom';

/** URL of an open message, with the search and the page around it; '' returns to the list. */
export function useMessageHref(state: MessagesState): (messageId: Id<'message'>) => string {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const tab = query.get('tab') ?? '';
  return (open) => {
    const values = Object.entries({ tab, ...toMessagesQuery({ ...state, open }) }).filter(([, value]) => value !== '');
    return values.length === 0 ? pathname : `${pathname}?${new URLSearchParams(values).toString()}`;
  };
}
