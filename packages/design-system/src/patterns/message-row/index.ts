export { MessageReader, type MessageReaderProps } from './MessageReader';
export { MessageRow, type MessageRowProps } from './MessageRow';
