export { SubscriptionConfirmation, type BookedPlan, type ChosenPlan, type SubscriptionConfirmationProps } from './SubscriptionConfirmation';
