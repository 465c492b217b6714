export { OutboxScreen, type OutboxScreenProps } from './OutboxScreen';
export { outboxQuery, readOutboxState, toOutboxQuery } from './list';
