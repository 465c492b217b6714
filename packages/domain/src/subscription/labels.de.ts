import { formatLongDate } from '../format/date';
import type { BillingCycle, PlanType } from './codes';
import type { Subscription } from './read';

export const planLabels = {
  BASIS: 'Basis',
  STANDARD: 'Standard',
  PREMIUM: 'Premium',
  ENTERPRISE: 'Enterprise',
} as const satisfies Record<PlanType, string>;

export const billingCycleLabels = { MONTHLY: 'Monatlich', YEARLY: 'Jährlich' } as const satisfies Record<BillingCycle, string>;

/** Additional features of each plan (W29). */
export const planFeatures = {
  BASIS: ['Basisfunktionen'],
  STANDARD: ['Basisfunktionen', 'E-Mail-Support'],
  PREMIUM: ['Basisfunktionen', 'Bevorzugter Support', 'Erweiterte Statistiken'],
  ENTERPRISE: ['Basisfunktionen', '24/7-Support', 'Individuelle Anpassungen'],
} as const satisfies Record<PlanType, readonly string[]>;

const otherStates: ReadonlyMap<string, (until: string) => string> = new Map([
  ['CANCELLED', (until: string) => (until === '' ? 'Gekündigt' : `Gekündigt zum ${until}`)],
  ['EXPIRED', () => 'Abgelaufen'],
  ['PAST_DUE', () => 'Zahlung offen'],
]);

/** Label of a state; the raw value is shown beside it unless it equals the headline, or is 'Aktiv' (CP07, O99). */
export interface SubscriptionState {
  readonly headline: string;
  /** @default the headline is enough */
  readonly raw?: string;
}

/** Label of a subscription's state. An unknown one is shown unchanged. */
export function subscriptionState({ status, endDate }: Pick<Subscription, 'status' | 'endDate'>): SubscriptionState {
  if (status === 'ACTIVE') return { headline: 'Aktiv' };
  const named = otherStates.get(status);
  return named === undefined ? { headline: status } : { headline: named(formatLongDate(endDate)), raw: status };
}
