export { messagesQuery, readMessagesState, toMessagesQuery } from '../../shared/mailbox/view';
export { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';
