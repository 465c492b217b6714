export { readSubscribersState, subscribersQuery, toSubscribersQuery } from './list';
export { SubscribersScreen, type SubscribersScreenProps } from './SubscribersScreen';
