import { cx } from 'class-variance-authority';
import { Banner, Button, Checkbox, type RenderLink } from '@stellwerk/design-system';
import { formatPrice, yearlyPrice, yearlySaving, type BillingCycle } from '@stellwerk/domain';
import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { LegalLink } from '../shared/LegalLink';
import { labels } from './messages.de';

export interface ChosenPlan {
  /** Displayed name. */
  name: string;
  /** Price per month; null is a price on request. */
  price: number | null;
  /** ISO 4217 code of the price. @default 'EUR' */
  currency?: string;
}

/** A company's plan and its billing cycle. */
export interface BookedPlan extends ChosenPlan {
  /** Billing cycle. */
  cycle: BillingCycle;
}

export interface SubscriptionConfirmationProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The chosen plan. */
  plan: ChosenPlan;
  /** The chosen billing cycle. */
  cycle: BillingCycle;
  /** The company's current plan, shown beside the choice. @default none */
  current?: BookedPlan;
  /** Whether the request was stored; then only the message is shown. @default false */
  done?: boolean;
  /** Called when the person confirms with the terms ticked. */
  onConfirm: () => void;
  /** Returns to the plans. */
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

/** Savings of a yearly plan compared with twelve months (CP20); '' if there are none. */
function savingOf({ price, currency }: ChosenPlan, cycle: BillingCycle): string {
  const saving = cycle === 'YEARLY' && price !== null ? yearlySaving(price) : 0;
  return saving > 0 ? labels.aYear(formatPrice(saving, currency)) : '';
}

/** One row of the overview: a label, and its value with a price. */
function Line({ term, value, price }: { readonly term: string; readonly value: string; readonly price?: string }) {
  return (
    <div className="sw:flex sw:flex-wrap sw:justify-between sw:gap-x-6 sw:border-b sw:border-line sw:py-2">
      <dt className="sw:text-ink-2">{term}</dt>
      <dd className="sw:grid sw:min-w-0 sw:text-end sw:hyphens-auto sw:wrap-anywhere">
        <span className="sw:font-semibold">{value}</span>
        {price !== undefined && <span>{price}</span>}
      </dd>
    </div>
  );
}

/**
 * The chosen plan beside the current one, prices, savings, and the terms (001 §4, §5; A50). The
 * button of a paid plan includes its price (O100).
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
  current,
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
  const saving = savingOf(plan, cycle);
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
          {current && <Line term={labels.before} value={current.name} price={priceOf(current, current.cycle)} />}
          <Line term={current ? labels.after : labels.plan} value={plan.name} price={priceOf(plan, cycle)} />
          {saving !== '' && <Line term={labels.saving} value={saving} />}
        </dl>
        <p className="sw:max-w-prose sw:text-ink-2">{labels.support}</p>
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
              {plan.price ? labels.confirmFor(priceOf(plan, cycle)) : labels.confirm}
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
