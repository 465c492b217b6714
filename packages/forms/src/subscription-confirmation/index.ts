export { SubscriptionConfirmation, type ChosenPlan, type SubscriptionConfirmationProps } from './SubscriptionConfirmation';
