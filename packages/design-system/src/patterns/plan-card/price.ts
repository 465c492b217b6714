import { formatPrice, yearlyPrice, yearlySaving, type BillingCycle, type Plan } from '@stellwerk/domain';
import { de } from '../i18n/de';

export interface PriceView {
  /** 529,20 € or 'Auf Anfrage'. */
  readonly price: string;
  /** 'pro Monat', 'pro Jahr'; '' on request. */
  readonly per: string;
  /** Savings of a year as a price; null if there are none. */
  readonly saving: string | null;
}

/** The price of a plan in a billing cycle (CP18 to CP22, A50, A51). */
export function priceView(plan: Pick<Plan, 'price' | 'currency'>, cycle: BillingCycle): PriceView {
  if (plan.price === null) return { price: de.plans.onRequest, per: '', saving: null };
  if (cycle === 'MONTHLY') return { price: formatPrice(plan.price, plan.currency), per: de.plans.perMonth, saving: null };
  const saving = yearlySaving(plan.price);
  return {
    price: formatPrice(yearlyPrice(plan.price), plan.currency),
    per: de.plans.perYear,
    saving: saving > 0 ? formatPrice(saving, plan.currency) : null,
  };
}

/** Members of a plan as text: '1', 'bis zu 5', 'unbegrenzt' (CP13). */
export function membersLabel(count: number | null): string {
  if (count === null) return de.plans.unlimited;
  return count === 1 ? '1' : de.plans.upTo(count);
}

/** Jobs of a plan as text; 0 is unlimited (CP14). */
export function jobsLabel(count: number): string {
  return count === 0 ? de.plans.unlimited : String(count);
}
