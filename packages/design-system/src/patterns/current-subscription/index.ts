export { CurrentSubscription, type CurrentSubscriptionProps, type SubscriptionView } from './CurrentSubscription';
export { daysLeft } from './term';
