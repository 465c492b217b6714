export { isUnread, matchesMessage, messagePerson, messagePreview, passesMessageFilter, type Message } from './message';
export { MessageReader, type MessageReaderProps } from './MessageReader';
export { MessageRow, type MessageRowProps } from './MessageRow';
