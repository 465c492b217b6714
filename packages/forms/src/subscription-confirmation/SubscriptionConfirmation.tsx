import { cx } from 'class-variance-authority';
import { Banner, Button, Checkbox, type RenderLink } from '@stellwerk/design-system';
import { billingCycleLabels, formatPrice, yearlyPrice, type BillingCycle } from '@stellwerk/domain';
import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { LegalLink } from '../shared/LegalLink';
import { labels } from './messages.de';

export interface ChosenPlan {
  /** Name as it is shown. */
  name: string;
  /** Price per month; null is a price on request. */
  price: number | null;
  /** ISO 4217 code of the price. @default 'EUR' */
  currency?: string;
}

export interface SubscriptionConfirmationProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The plan that was chosen. */
  plan: ChosenPlan;
  /** The billing cycle that was chosen. */
  cycle: BillingCycle;
  /** Whether the request was stored; then only the message is shown. @default false */
  done?: boolean;
  /** The person confirmed with the terms ticked. */
  onConfirm: () => void;
  /** Back to the plans. */
  onBack: () => void;
  /** Renders the links to the legal pages. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

function priceOf({ price, currency }: ChosenPlan, cycle: BillingCycle): string {
  if (price === null) return labels.onRequest;
  return cycle === 'YEARLY'
    ? `${formatPrice(yearlyPrice(price), currency)} ${labels.perYear}`
    : `${formatPrice(price, currency)} ${labels.perMonth}`;
}

/**
 * The chosen plan, its price and the terms (001 §4, §5; A50).
 * @example
 * <SubscriptionConfirmation
 *   plan={{ name: 'Premium', price: 199 }}
 *   cycle="MONTHLY"
 *   onConfirm={confirm}
 *   onBack={goBack}
 * />
 */
export function SubscriptionConfirmation({
  plan,
  cycle,
  done = false,
  onConfirm,
  onBack,
  renderLink,
  className,
  ...rest
}: SubscriptionConfirmationProps) {
  const [accepted, setAccepted] = useState(false);
  const [error, setError] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const title = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(accepted ? '' : labels.termsMissing);
    if (accepted) onConfirm();
    else box.current?.focus();
  };
  return (
    <section aria-labelledby={title} className={cx('sw:p-5 sw:border sw:border-line sw:rounded-2 sw:bg-surface', className)} {...rest}>
      <form noValidate onSubmit={send} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
        <h2 id={title} className="sw:text-xl">
          {labels.title}
        </h2>
        <dl className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-2">
          {[
            [labels.plan, plan.name],
            [labels.cycle, billingCycleLabels[cycle]],
            [labels.price, priceOf(plan, cycle)],
          ].map(([term, value]) => (
            <div key={term} className="sw:flex sw:flex-wrap sw:justify-between sw:gap-x-6 sw:py-2 sw:border-b sw:border-line">
              <dt className="sw:text-ink-2">{term}</dt>
              <dd className="sw:min-w-0 sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {done ? (
          <Banner tone="success" live="status">
            {labels.noted}
          </Banner>
        ) : (
          <Checkbox
            ref={box}
            required
            checked={accepted}
            error={error}
            onChange={(event) => {
              setAccepted(event.target.checked);
              setError('');
            }}
            label={
              <>
                {`${labels.accept} `}
                <LegalLink page="terms" renderLink={renderLink}>
                  {labels.terms}
                </LegalLink>{' '}
                {labels.and}{' '}
                <LegalLink page="usage" renderLink={renderLink}>
                  {labels.usage}
                </LegalLink>
              </>
            }
          />
        )}
        <div className="sw:grid sw:gap-2 sw:sm:flex sw:sm:flex-wrap sw:sm:gap-3">
          {!done && (
            <Button type="submit" variant="primary">
              {labels.confirm}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {labels.back}
          </Button>
        </div>
      </form>
    </section>
  );
}
