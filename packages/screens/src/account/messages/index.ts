export { messagesQuery, readMessagesState, toMessagesQuery, type MessagesState } from '../../shared/mailbox/view';
export { InboxScreen, type InboxScreenProps } from './Inbox';
