import { priceView } from '@stellwerk/design-system/patterns';
import {
  billingCycleLabels,
  formatDate,
  planLabels,
  subscriptionMessages,
  type BillingCycle,
  type Plan,
  type PlanType,
  type Subscription,
} from '@stellwerk/domain';
import { adminCompanyTexts, adminTexts, subscriptionChangeTexts as texts } from '../../i18n/admin.de';

export const SUBSCRIPTION_STATES = ['ACTIVE', 'CANCELLED'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * Values set by an administrator (O37); the body of PUT
 * /api/private/admin/companies/{id}/subscription.
 */
export interface SubscriptionValues {
  readonly planType: PlanType;
  readonly status: SubscriptionState;
  readonly billingCycle: BillingCycle;
  /** Last day of the term in Berlin, YYYY-MM-DD; '' without an end. */
  readonly endDate: string;
}

/** Initial values of the dialog: the current subscription, else the monthly standard plan (O39). */
export function valuesOf(subscription: Subscription | null): SubscriptionValues {
  if (subscription === null) return { planType: 'STANDARD', status: 'ACTIVE', billingCycle: 'MONTHLY', endDate: '' };
  return {
    planType: subscription.plan.type,
    status: subscription.status === 'ACTIVE' ? 'ACTIVE' : 'CANCELLED',
    billingCycle: subscription.cycle,
    endDate: formatDate(subscription.endDate).split('.').toReversed().join('-'),
  };
}

interface Fact {
  readonly term: string;
  readonly text: string;
}

function factsOf({ planType, status, billingCycle, endDate }: SubscriptionValues, plans: readonly Plan[]): readonly Fact[] {
  const plan = plans.find(({ type }) => type === planType);
  const { price, per } = plan === undefined ? { price: adminTexts.none, per: '' } : priceView(plan, billingCycle);
  return [
    { term: adminCompanyTexts.plan, text: planLabels[planType] },
    { term: texts.status, text: texts.statuses[status] },
    { term: texts.cycle, text: billingCycleLabels[billingCycle] },
    { term: texts.price, text: [price, per].filter((part) => part !== '').join(' ') },
    { term: texts.end, text: endDate === '' ? adminCompanyTexts.endless : endDate.split('-').toReversed().join('.') },
  ];
}

/** A changed value. */
export interface SubscriptionChange {
  readonly term: string;
  /** '' without a previous subscription. */
  readonly before: string;
  readonly after: string;
}

/** The changes as texts; all values without a previous subscription. */
export function changesOf(
  subscription: Subscription | null,
  values: SubscriptionValues,
  plans: readonly Plan[],
): readonly SubscriptionChange[] {
  const before = subscription === null ? [] : factsOf(valuesOf(subscription), plans);
  return factsOf(values, plans).flatMap(({ term, text }, index) => {
    const known = before[index]?.text ?? '';
    return known === text ? [] : [{ term, before: known, after: text }];
  });
}

/** Error of the values, or '': a cancelled subscription needs an end date (O30). */
export const endDateError = ({ status, endDate }: SubscriptionValues): string =>
  status === 'CANCELLED' && endDate === '' ? subscriptionMessages.endMissing : '';
