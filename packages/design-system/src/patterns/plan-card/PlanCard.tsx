import { planLabels, RECOMMENDED_PLAN, type BillingCycle, type Plan } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { CircleCheck } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { de } from '../i18n/de';
import { PlanFeatures } from './PlanFeatures';
import { priceView } from './price';

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The plan. */
  plan: Plan;
  /** Billing cycle of the price. */
  cycle: BillingCycle;
  /** Whether it is the company's plan. @default false */
  current?: boolean;
  /**
   * Whether it is the company's plan in this billing cycle, so that it cannot be selected.
   * @default false
   */
  chosen?: boolean;
  /** Selects the plan; without it the card has no button. */
  onChoose?: () => void;
}

/**
 * A plan with its price, its limits and its features; PREMIUM is marked as recommended (CP15).
 * @example
 * <PlanCard plan={standard} cycle="MONTHLY" />
 */
export function PlanCard({ plan, cycle, current = false, chosen = false, onChoose, className, ...rest }: PlanCardProps) {
  const recommended = plan.type === RECOMMENDED_PLAN;
  const { price, per, saving } = priceView(plan, cycle);
  const name = plan.name || planLabels[plan.type];
  const flag = current ? de.plans.current : recommended ? de.plans.recommended : null;
  return (
    <li
      className={cx(
        'sw:row-span-4 sw:grid sw:min-w-0 sw:grid-cols-[minmax(0,1fr)] sw:grid-rows-subgrid sw:gap-4 sw:rounded-2 sw:bg-surface sw:p-6',
        recommended ? 'sw:border-2 sw:border-signal' : 'sw:border sw:border-line',
        className,
      )}
      {...rest}
    >
      <div className="sw:grid sw:content-end">
        {flag && (
          <p className={cx('sw:flex sw:items-center sw:gap-1.5 sw:text-sm sw:font-semibold', !current && 'sw:text-signal')}>
            <Icon as={CircleCheck} size={16} />
            <span>{flag}</span>
            {current && recommended && <span className="sw:text-signal">{de.plans.recommended}</span>}
          </p>
        )}
        <h3 className="sw:text-lg sw:font-semibold sw:tracking-wide sw:hyphens-auto sw:wrap-anywhere">{name}</h3>
        <p className="sw:flex sw:flex-wrap sw:items-baseline sw:gap-2">
          <span className="sw:text-2xl sw:font-semibold">{price}</span> <span className="sw:text-sm sw:text-ink-2">{per}</span>
        </p>
      </div>
      <div className="sw:min-h-10 sw:text-sm sw:text-ink-2">
        {saving ? (
          <>
            <p className="sw:font-semibold sw:text-signal">{de.plans.save}</p>
            <p>{de.plans.saving(saving)}</p>
          </>
        ) : (
          <p>{plan.price === 0 ? de.plans.free : plan.description}</p>
        )}
      </div>
      <PlanFeatures plan={plan} className="sw:border-t sw:border-line sw:pt-4 sw:pb-2" />
      {onChoose && (
        <Button
          variant={recommended ? 'primary' : 'secondary'}
          disabled={chosen}
          onClick={onChoose}
          className="sw:min-w-0 sw:self-end sw:hyphens-auto sw:wrap-anywhere"
        >
          {chosen ? de.plans.current : current ? de.plans.switchCycle[cycle] : de.plans.choose(name)}
        </Button>
      )}
    </li>
  );
}
