import type { BillingCycle, Plan } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { EnterpriseBlock } from './EnterpriseBlock';
import { PlanCard } from './PlanCard';

export interface PlanCardsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** All plans in order. */
  plans: readonly Plan[];
  /** Billing cycle of the prices. */
  cycle: BillingCycle;
  /** Id of the company's plan. */
  currentPlanId?: string;
  /** Billing cycle of the company's plan. */
  currentCycle?: BillingCycle;
  /** Opens the confirmation of a plan (CP02); without it no plan can be selected. */
  onChoose?: (plan: Plan) => void;
  /** Email address for an individual offer (CP16). */
  contactEmail: string;
}

/**
 * All plans: the cards, and ENTERPRISE as a block below them (CP12 to CP22).
 * @example
 * <PlanCards
 *   plans={plans}
 *   cycle="MONTHLY"
 *   currentPlanId="2"
 *   currentCycle="MONTHLY"
 *   onChoose={choosePlan}
 *   contactEmail="vertrieb@stellwerk.example"
 * />
 */
export function PlanCards({ plans, cycle, currentPlanId, currentCycle, onChoose, contactEmail, className, ...rest }: PlanCardsProps) {
  return (
    <div className={cx('sw:@container sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6', className)} {...rest}>
      <ul className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6 sw:@md:grid-cols-3">
        {plans
          .filter((plan) => plan.type !== 'ENTERPRISE')
          .map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              cycle={cycle}
              current={plan.id === currentPlanId}
              chosen={plan.id === currentPlanId && cycle === currentCycle}
              onChoose={onChoose && (() => onChoose(plan))}
            />
          ))}
      </ul>
      {plans
        .filter((plan) => plan.type === 'ENTERPRISE')
        .map((plan) => (
          <EnterpriseBlock key={plan.id} plan={plan} cycle={cycle} contactEmail={contactEmail} />
        ))}
    </div>
  );
}
