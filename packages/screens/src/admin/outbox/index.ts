export { OutboxScreen, readOutboxState, toOutboxQuery, type OutboxScreenProps } from './OutboxScreen';
