import { describe, expect, it } from 'vitest';
import { storyMessages } from '../../company/messages/story-data';
import { messagesView, readMessagesState, unreadCount } from './view';

const plain = { search: '', filter: 'all', open: '' } as const;

describe('messagesView', () => {
  it('puts the newest first and counts per filter over what the search leaves', () => {
    const view = messagesView(storyMessages, plain);
    expect(view.rows.map(({ id }) => id)).toEqual(['1', '3', '2', '5', '4']);
    expect(view.counts).toEqual({ all: 5, unread: 3, read: 2 });
    expect(messagesView(storyMessages, { ...plain, search: 'Gespräch' }).counts).toEqual({ all: 2, unread: 1, read: 1 });
  });
  it('CM03 shows under a filter only what belongs there', () => {
    expect(messagesView(storyMessages, { ...plain, filter: 'unread' }).rows.every(({ isRead }) => !isRead)).toBe(true);
    expect(messagesView(storyMessages, { ...plain, filter: 'read' }).rows.every(({ isRead }) => isRead)).toBe(true);
  });
  it('finds the open one whatever the search', () => {
    const view = messagesView(storyMessages, { search: 'Fahrräder', filter: 'all', open: '4' });
    expect(view.open?.id).toBe('4');
    expect(messagesView(storyMessages, { ...plain, open: '99' }).open).toBeUndefined();
  });
});

it('counts the unread ones', () => {
  expect(unreadCount(storyMessages)).toBe(3);
});

describe('readMessagesState', () => {
  it('reads the address and falls back on the defaults', () => {
    expect(readMessagesState(new URLSearchParams('filter=unread&message=3&search=a'))).toEqual({
      search: 'a',
      filter: 'unread',
      open: '3',
    });
    expect(readMessagesState(new URLSearchParams('filter=foo'))).toEqual(plain);
  });
});
