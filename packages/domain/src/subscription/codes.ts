export const PLAN_TYPES = ['BASIS', 'STANDARD', 'PREMIUM', 'ENTERPRISE'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export const BILLING_CYCLES = ['MONTHLY', 'YEARLY'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Maximum number of members of a plan; null is unlimited (001 §9). */
export const PLAN_MEMBERS = { BASIS: 1, STANDARD: 5, PREMIUM: null, ENTERPRISE: null } as const satisfies Record<PlanType, number | null>;

/** The free plan of a new company: a paid one begins only by choice (O100). */
export const FIRST_PLAN: PlanType = 'BASIS';

/** The recommended plan (001 §9). */
export const RECOMMENDED_PLAN: PlanType = 'PREMIUM';

const YEARLY_DISCOUNT = 0.1;

/** Yearly price of a monthly one: twelve months less ten percent, in the same currency (001 §9, A51). */
export function yearlyPrice(monthly: number): number {
  return 12 * monthly * (1 - YEARLY_DISCOUNT);
}

/** Saving of a year against twelve single months (001 §9). */
export function yearlySaving(monthly: number): number {
  return 12 * monthly * YEARLY_DISCOUNT;
}
