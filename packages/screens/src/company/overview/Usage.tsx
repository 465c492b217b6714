import { Icon, Section, StatusMark, TextLink } from '@stellwerk/design-system';
import { formatDate, PLAN_MEMBERS, planLabels, daysLeft, type Subscription } from '@stellwerk/domain';
import { TriangleAlert } from 'lucide-react';
import { overviewTexts } from '../../i18n/company/overview.de';

import { part } from './part';

const texts = overviewTexts.usage;

/** Fixed caps, while nothing is known about the subscription (CD42, A49). */
const CAPS = { jobs: 10, members: 5, premium: 3 } as const;
const PREMIUM_USED = 1;
/** Next billing when nothing is known about the subscription (CD47). */
const DEFAULT_DAYS = 30;

interface MeterProps {
  readonly label: string;
  readonly used: number;
  /** What the plan allows, one segment each; null is unlimited. A reached limit is said and blocks nothing (O38). */
  readonly cap: number | null;
}

function Meter({ label, used, cap }: MeterProps) {
  const full = cap !== null && used >= cap;
  const fill = full ? 'sw:border-amber sw:bg-amber' : 'sw:border-bar sw:bg-bar';
  return (
    <div className="sw:grid sw:grid-cols-[1fr_auto] sw:gap-x-3 sw:gap-y-1.5 sw:text-sm">
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
      {full && (
        <dd className="sw:col-span-2 sw:flex sw:items-center sw:gap-1.5 sw:font-medium sw:text-amber">
          <Icon as={TriangleAlert} size={16} />
          {used > cap ? texts.over(cap) : texts.full}
        </dd>
      )}
    </div>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="sw:flex sw:justify-between sw:gap-3 sw:text-sm">
      <dt className="sw:text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The limits of the plan: its own once they are known, 0 jobs being unlimited (CP13, CP14), else the fixed ones. */
function limitsOf(subscription: Subscription | undefined): { readonly jobs: number | null; readonly members: number | null } {
  if (subscription === undefined) return CAPS;
  const { type, maxJobs } = subscription.plan;
  return { jobs: maxJobs === 0 ? null : maxJobs, members: PLAN_MEMBERS[type] };
}

export interface UsageProps {
  /** Undefined without data: plan 'Standard', status 'Aktiv', '0 Tage' left, next billing in 30 days. */
  readonly subscription: Subscription | undefined;
  readonly activeJobs: number;
  readonly members: number;
  readonly now: Date;
  readonly changeHref: string;
}

/** How much of the plan is used, and until when it runs (CD40 to CD42, CD45 to CD47). */
export function Usage({ subscription, activeJobs, members, now, changeHref }: UsageProps) {
  const plan = subscription === undefined ? texts.defaultPlan : subscription.plan.name || planLabels[subscription.plan.type];
  const end = subscription?.endDate ?? null;
  const limits = limitsOf(subscription);
  const active = subscription === undefined || subscription.status === 'ACTIVE';
  return (
    <Section
      {...part}
      title={texts.title(plan)}
      actions={
        <StatusMark stage={active ? 'full' : 'left'} tone={active ? 'signal' : 'muted'}>
          {active ? texts.active : subscription.status}
        </StatusMark>
      }
    >
      <dl className="sw:grid sw:gap-3">
        <Line term={texts.term}>{texts.days(daysLeft(end, now))}</Line>
        <Line term={texts.next}>{end === null ? texts.inDays(DEFAULT_DAYS) : formatDate(end)}</Line>
        <Meter label={texts.jobs} used={activeJobs} cap={limits.jobs} />
        <Meter label={texts.members} used={members} cap={limits.members} />
        <Meter label={texts.premium} used={PREMIUM_USED} cap={CAPS.premium} />
      </dl>
      <p className="sw:mt-4 sw:text-sm">
        <TextLink href={changeHref} className="sw:inline-flex sw:min-h-6 sw:items-center">
          {texts.change}
        </TextLink>
      </p>
    </Section>
  );
}
