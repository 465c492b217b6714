import { daysLeft, formatLongDate, planLabels, subscriptionState, type Subscription } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/button';
import { StatusMark } from '../../components/status-mark';
import { de } from '../i18n/de';
import { priceView } from '../plan-card';
import { termOf } from './term';

export interface CurrentSubscriptionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The company's subscription. */
  subscription: Subscription;
  /** Current time, for the remaining days. */
  now: Date;
  /** Opens the plans; offered only while ACTIVE and never for ENTERPRISE (CP08). */
  onUpgrade?: () => void;
  /** Cancels the subscription; offered only while ACTIVE (CP08). */
  onCancel?: () => void;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
}

/** Price and renewal; a free plan has no renewal (O100). */
function priceLine({ plan, status, cycle, autoRenew }: Subscription): string {
  if (plan.price === null) return de.plans.priceOnRequest;
  if (plan.price === 0) return de.plans.free;
  const { price, per } = priceView(plan, cycle);
  return `${price} ${per}, ${status === 'ACTIVE' && autoRenew ? de.subscription.renews : de.subscription.ends}`;
}

/**
 * The plan of a company: price, status, and progress of its term.
 * @example
 * <CurrentSubscription subscription={subscription} now={new Date()} onUpgrade={openPlans} onCancel={cancel} />
 */
export function CurrentSubscription({ subscription, now, onUpgrade, onCancel, level = 2, className, ...rest }: CurrentSubscriptionProps) {
  const { plan, status, startDate, endDate } = subscription;
  const Heading = `h${level}` as const;
  const active = status === 'ACTIVE';
  const state = subscriptionState(subscription);
  const term = termOf(startDate, endDate, now);
  return (
    <section className={cx('sw:@container sw:border-t sw:border-rule sw:pt-4', className)} {...rest}>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6 sw:@md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sw:@md:gap-10">
        <div className="sw:grid sw:content-start sw:justify-items-start sw:gap-2">
          <Heading className="sw:font-semibold">{de.subscription.title}</Heading>
          <p className="sw:flex sw:max-w-full sw:flex-wrap sw:items-center sw:gap-x-4 sw:gap-y-1">
            <span className="sw:min-w-0 sw:text-2xl sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
              {plan.name || planLabels[plan.type]}
            </span>
            <StatusMark stage={active ? 'full' : 'left'} tone={active ? 'signal' : 'muted'}>
              {state.headline}
            </StatusMark>
          </p>
          {state.raw !== undefined && (
            <p className="sw:text-sm sw:text-ink-2">
              {de.subscription.status} <span>{state.raw}</span>
            </p>
          )}
          <p className="sw:text-sm sw:text-ink-2">{priceLine(subscription)}</p>
          {active && (onUpgrade || onCancel) && (
            <p className="sw:mt-2 sw:flex sw:flex-wrap sw:gap-2">
              {onUpgrade && plan.type !== 'ENTERPRISE' && (
                <Button size="sm" onClick={onUpgrade}>
                  {de.subscription.upgrade}
                </Button>
              )}
              {onCancel && (
                <Button size="sm" variant="quiet" onClick={onCancel}>
                  {de.subscription.cancel}
                </Button>
              )}
            </p>
          )}
        </div>
        <div className="sw:grid sw:content-start sw:gap-3">
          <p className="sw:flex sw:flex-wrap sw:justify-between sw:gap-3">
            <span className="sw:font-semibold">{de.subscription.daysLeft(daysLeft(endDate, now))}</span>
            {term && <span className="sw:text-sm sw:text-ink-2">{de.subscription.term(term.days)}</span>}
          </p>
          {term && (
            <>
              <TermTrack share={term.share} />
              <p className="sw:flex sw:justify-between sw:gap-3 sw:text-sm">
                <TermEnd day={startDate} word={de.subscription.start} />
                <TermEnd day={endDate} word={de.subscription.end} end />
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function TermEnd({ day, word, end = false }: { day: string | null; word: string; end?: boolean }) {
  return (
    <span className={cx('sw:grid', end && 'sw:text-end')}>
      <span className="sw:font-medium">{formatLongDate(day)}</span>
      <span className="sw:text-ink-2">{word}</span>
    </span>
  );
}

/** The term as a track, set up to today. The text around it has the same meaning. */
function TermTrack({ share }: { share: number }) {
  const today = `${Math.round(share * 100)}%`;
  return (
    <div aria-hidden="true" className="sw:relative sw:mx-2.5 sw:h-5">
      <span className="sw:absolute sw:top-[9px] sw:w-full sw:border-t-2 sw:border-line-strong" />
      <span className="sw:absolute sw:top-[8.5px] sw:border-t-3 sw:border-signal" style={{ width: today }} />
      <span className="sw:absolute sw:top-1 sw:-left-1.5 sw:size-3 sw:rounded-full sw:border-4 sw:border-signal sw:bg-signal" />
      <span className="sw:absolute sw:top-1 sw:-right-1.5 sw:size-3 sw:rounded-full sw:border-2 sw:border-line-strong sw:bg-paper" />
      <span
        className="sw:absolute sw:top-0 sw:-ml-2.5 sw:size-5 sw:rounded-full sw:border-3 sw:border-signal sw:bg-paper"
        style={{ left: today }}
      />
    </div>
  );
}
