export { CurrentSubscription, type CurrentSubscriptionProps } from './CurrentSubscription';
