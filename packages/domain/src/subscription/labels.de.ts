import type { BillingCycle, PlanType } from './codes';

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
