export { messagesQuery, readMessagesState, toMessagesQuery } from '../../shared/mailbox/view';
export type { Draft } from './MessageDialogs';
export { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';
export { recipientsOf } from './recipients';
