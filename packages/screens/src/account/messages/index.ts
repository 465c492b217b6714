export { InboxScreen, type InboxScreenProps } from './InboxScreen';
