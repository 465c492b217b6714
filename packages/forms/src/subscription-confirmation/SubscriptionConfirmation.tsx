import { Banner, Button, Checkbox, type RenderLink } from '@stellwerk/design-system';
import { billingCycleLabels, formatPrice, yearlyPrice, type BillingCycle } from '@stellwerk/domain';
import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { cx } from '../shared/cx';
import { LegalLink } from '../shared/LegalLink';
import { words } from './messages.de';

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
  /** Whether the wish was noted; then only the message stands here. @default false */
  done?: boolean;
  /** The person confirmed with the terms ticked. */
  onConfirm: () => void;
  /** Back to the plans. */
  onBack: () => void;
  /** Draws the links to the legal pages. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

function priceOf({ price, currency }: ChosenPlan, cycle: BillingCycle): string {
  if (price === null) return words.onRequest;
  return cycle === 'YEARLY'
    ? `${formatPrice(yearlyPrice(price), currency)} ${words.perYear}`
    : `${formatPrice(price, currency)} ${words.perMonth}`;
}

/** The chosen plan, its price and the terms (001 §4, §5; A50). */
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
  const [fault, setFault] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const title = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setFault(accepted ? '' : words.termsMissing);
    if (accepted) onConfirm();
    else box.current?.focus();
  };
  return (
    <section aria-labelledby={title} className={cx('sw:p-5 sw:border sw:border-line sw:rounded-2 sw:bg-surface', className)} {...rest}>
      <form noValidate onSubmit={send} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
        <h2 id={title} className="sw:text-xl">
          {words.title}
        </h2>
        <dl className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-2">
          {[
            [words.plan, plan.name],
            [words.cycle, billingCycleLabels[cycle]],
            [words.price, priceOf(plan, cycle)],
          ].map(([term, value]) => (
            <div key={term} className="sw:flex sw:flex-wrap sw:justify-between sw:gap-x-6 sw:py-2 sw:border-b sw:border-line">
              <dt className="sw:text-ink-2">{term}</dt>
              <dd className="sw:min-w-0 sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {done ? (
          <Banner tone="success" live="status">
            {words.noted}
          </Banner>
        ) : (
          <Checkbox
            ref={box}
            required
            checked={accepted}
            error={fault}
            onChange={(event) => {
              setAccepted(event.target.checked);
              setFault('');
            }}
            label={
              <>
                {words.accept}{' '}
                <LegalLink page="terms" renderLink={renderLink}>
                  {words.terms}
                </LegalLink>{' '}
                {words.and}{' '}
                <LegalLink page="usage" renderLink={renderLink}>
                  {words.usage}
                </LegalLink>
              </>
            }
          />
        )}
        <div className="sw:grid sw:gap-2 sw:sm:flex sw:sm:flex-wrap sw:sm:gap-3">
          {!done && (
            <Button type="submit" variant="primary">
              {words.confirm}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {words.back}
          </Button>
        </div>
      </form>
    </section>
  );
}
