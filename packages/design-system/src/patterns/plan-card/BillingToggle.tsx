import { BILLING_CYCLES, billingCycleLabels, type BillingCycle } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { de } from '../i18n/de';

export interface BillingToggleProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The selected billing cycle. */
  value: BillingCycle;
  /** Called with another billing cycle. */
  onChange: (cycle: BillingCycle) => void;
}

/**
 * Switch between monthly and yearly; the yearly option shows the discount (CP19).
 * @example
 * <BillingToggle value={cycle} onChange={setCycle} />
 */
export function BillingToggle({ value, onChange, className, ...rest }: BillingToggleProps) {
  return (
    <fieldset
      aria-label={de.plans.cycle}
      className={cx('sw:inline-flex sw:rounded-1 sw:border sw:border-line-strong sw:bg-surface sw:p-0.5', className)}
      {...rest}
    >
      {BILLING_CYCLES.map((cycle) => (
        <button
          key={cycle}
          type="button"
          aria-pressed={value === cycle}
          onClick={() => onChange(cycle)}
          className="sw-chip sw:border-transparent"
        >
          <span>{billingCycleLabels[cycle]}</span>
          {cycle === 'YEARLY' && <span className="sw:border-l sw:border-current sw:pl-2 sw:font-normal">{de.plans.save}</span>}
        </button>
      ))}
    </fieldset>
  );
}
