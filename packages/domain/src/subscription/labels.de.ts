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

/** What each plan adds (W29). */
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

/** A state in words; the raw value stands beside it unless it is the headline itself, or 'Aktiv' (CP07, O99). */
export interface SubscriptionState {
  readonly headline: string;
  /** @default the headline says it all */
  readonly raw?: string;
}

/** How the state of a subscription is called. One that nobody knows stays as it came. */
export function subscriptionState({ status, endDate }: Pick<Subscription, 'status' | 'endDate'>): SubscriptionState {
  if (status === 'ACTIVE') return { headline: 'Aktiv' };
  const named = otherStates.get(status);
  return named === undefined ? { headline: status } : { headline: named(formatLongDate(endDate)), raw: status };
}
