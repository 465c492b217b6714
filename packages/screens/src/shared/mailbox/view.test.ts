import { expect, it } from 'vitest';
import { messagesQuery, readMessagesState, toMessagesQuery } from './view';

const plain = { search: '', filter: 'all', page: 1, open: '' } as const;

it('the state comes from the address, unknown values are the default', () => {
  const state = { search: 'a', filter: 'unread', page: 2, open: '3' } as const;
  expect(readMessagesState(new URLSearchParams('filter=unread&message=3&search=a&page=2'))).toEqual(state);
  expect(readMessagesState(new URLSearchParams('filter=foo&page=x'))).toEqual(plain);
  expect(readMessagesState(new URLSearchParams(toMessagesQuery(state)))).toEqual(state);
  expect(Object.values(toMessagesQuery(plain))).toEqual(['', '', '', '']);
});

it('EN53 the server is asked for ten on a page', () => {
  expect(messagesQuery({ ...plain, page: 3, open: '9' })).toEqual({ search: '', filter: 'all', page: 3, pageSize: 10 });
});
