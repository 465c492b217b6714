export { ALL_MAILS, OutboxScreen, type OutboxScreenProps } from './OutboxScreen';
