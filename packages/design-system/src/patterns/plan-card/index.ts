export { BillingToggle, type BillingToggleProps } from './BillingToggle';
export { EnterpriseBlock, type EnterpriseBlockProps } from './EnterpriseBlock';
export { PlanCard, type PlanCardProps } from './PlanCard';
export { PlanCards, type PlanCardsProps } from './PlanCards';
export { jobsLabel, membersLabel, priceView, type PriceView } from './price';
