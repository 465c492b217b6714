export { PlanNote, type PlanNoteProps } from './PlanNote';
export type { PlanUse } from './Plans';
export { SubscriptionLogin, SubscriptionScreen, type SubscriptionScreenProps } from './SubscriptionScreen';
