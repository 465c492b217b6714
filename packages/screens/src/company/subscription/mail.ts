import { priceView } from '@stellwerk/design-system/patterns';
import { planLabels, type BillingCycle, type Plan, type Subscription } from '@stellwerk/domain';
import { subscriptionTexts as texts } from '../../i18n/company/subscription.de';

/** The requested plan and billing cycle. */
export interface PlanRequest {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
}

export const planName = (plan: Plan): string => plan.name || planLabels[plan.type];

const withPrice = ({ plan, cycle }: PlanRequest): string => {
  const { price, per } = priceView(plan, cycle);
  return `${planName(plan)}, ${[price, per].filter(Boolean).join(' ')}`;
};

/** A mailto link with a body of several lines. */
const mailTo = (address: string, subject: string, lines: readonly string[]): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;

/**
 * The mail in which a company asks the support for another plan or a cancellation (O37): company,
 * current plan, request.
 * @param request null cancels the subscription
 */
export function planRequestMail(address: string, companyName: string, current: Subscription | null, request: PlanRequest | null): string {
  const before = current === null ? texts.noPlan : withPrice(current);
  const subject =
    request === null ? texts.cancelSubject(current === null ? '' : planName(current.plan)) : texts.changeSubject(planName(request.plan));
  const after = request === null ? texts.cancellation : withPrice(request);
  return mailTo(address, subject, [texts.company(companyName), texts.before(before), texts.after(after)]);
}
