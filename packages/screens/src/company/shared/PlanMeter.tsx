import { Icon } from '@stellwerk/design-system';
import { limitState } from '@stellwerk/domain';
import { TriangleAlert } from 'lucide-react';
import { planTexts as texts } from '../../i18n/company/plan.de';

export interface PlanMeterProps {
  readonly label: string;
  readonly used: number;
  /**
   * Limit of the plan, one segment each; null is unlimited. A reached limit is mentioned and blocks
   * nothing (O38).
   */
  readonly cap: number | null;
}

/** Usage of one limit: a term with its figures and a bar, inside a `dl`. */
export function PlanMeter({ label, used, cap }: PlanMeterProps) {
  const state = limitState(used, cap);
  const full = state === 'full' || state === 'over';
  const fill = full ? 'sw:border-amber sw:bg-amber' : 'sw:border-bar sw:bg-bar';
  return (
    <div className="sw:grid sw:grid-cols-[1fr_auto] sw:content-start sw:gap-x-3 sw:gap-y-1.5 sw:text-sm">
      <dt className="sw:font-medium">{label}</dt>
      <dd className="sw:text-ink-2">{cap === null ? texts.unlimited(used) : `${used} / ${cap}`}</dd>
      {cap !== null && (
        <dd aria-hidden="true" className="sw:col-span-2 sw:grid sw:auto-cols-fr sw:grid-flow-col sw:gap-0.75">
          {Array.from({ length: cap }, (_, index) => (
            <span
              key={index}
              className={`sw:h-2.5 sw:rounded-0 sw:border sw:forced-color-adjust-none ${index < used ? fill : 'sw:border-line-strong sw:bg-surface'}`}
            />
          ))}
        </dd>
      )}
      {full && cap !== null && (
        <dd className="sw:col-span-2 sw:flex sw:items-center sw:gap-1.5 sw:font-medium sw:text-amber">
          <Icon as={TriangleAlert} size={16} />
          {state === 'over' ? texts.over(cap) : texts.full}
        </dd>
      )}
    </div>
  );
}
