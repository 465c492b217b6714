import { planLabels, type BillingCycle, type Plan } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Mail } from 'lucide-react';
import { Card, type CardProps } from '../../components/card';
import { Icon } from '../../components/icon';
import { LinkButton } from '../../components/link';
import { de } from '../i18n/de';
import { PlanFeatures } from './PlanFeatures';
import { priceView } from './price';

export interface EnterpriseBlockProps extends Omit<CardProps, 'children'> {
  /** The individually agreed plan. */
  plan: Plan;
  /** Billing cycle of the price, if there is one. */
  cycle: BillingCycle;
  /** Email address for requesting an individual offer. */
  contactEmail: string;
}

/**
 * The individually agreed plan: a block of its own with a mailto link (CP16).
 * @example
 * <EnterpriseBlock plan={enterprise} cycle="MONTHLY" contactEmail="vertrieb@stellwerk.example" />
 */
export function EnterpriseBlock({ plan, cycle, contactEmail, className, ...rest }: EnterpriseBlockProps) {
  const name = plan.name || planLabels[plan.type];
  const { price, per } = priceView(plan, cycle);
  return (
    <Card className={cx('sw:grid sw:items-center sw:gap-6 sw:@md:grid-cols-[176px_minmax(0,1fr)_auto] sw:@md:gap-10', className)} {...rest}>
      <div>
        <h3 className="sw:text-lg sw:font-semibold sw:tracking-wide sw:hyphens-auto sw:wrap-anywhere">{name}</h3>
        <p className="sw:text-xl sw:font-semibold">
          {price} <span className="sw:text-sm sw:font-normal sw:text-ink-2">{per}</span>
        </p>
      </div>
      <PlanFeatures plan={plan} className="sw:@md:max-w-100" />
      <LinkButton
        href={`mailto:${contactEmail}?subject=${encodeURIComponent(de.plans.offerSubject(name))}`}
        renderLink={(props) => <a {...props}>{props.children}</a>}
      >
        <Icon as={Mail} />
        {de.plans.offer}
      </LinkButton>
    </Card>
  );
}
