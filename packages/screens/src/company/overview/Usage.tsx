import { Section, StatusMark, TextLink } from '@stellwerk/design-system';
import { formatDate, planLabels, planLimits, daysLeft, isBilledAgain, subscriptionState, type Subscription } from '@stellwerk/domain';
import { overviewTexts } from '../../i18n/company/overview.de';
import { planTexts } from '../../i18n/company/plan.de';
import { PlanMeter, type PlanMeterProps } from '../shared/PlanMeter';
import { part } from './part';

const texts = overviewTexts.usage;

/** Default limits while the subscription is unknown (CD42, A49). */
const CAPS = { jobs: 10, members: 5, premium: 3 } as const;
const PREMIUM_USED = 1;
/** Next billing while the subscription is unknown (CD47). */
const DEFAULT_DAYS = 30;

function Line({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="sw:flex sw:justify-between sw:gap-3 sw:text-sm">
      <dt className="sw:text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Usage of one limit, or a note that it is unknown. */
const Meter = ({ used, label, cap }: Omit<PlanMeterProps, 'used'> & { readonly used: number | null }) =>
  used === null ? <Line term={label}>–</Line> : <PlanMeter label={label} used={used} cap={cap} />;

export interface UsageProps {
  /**
   * Undefined without data: plan 'Standard', status 'Aktiv', '0 Tage' left, next billing in 30
   * days.
   */
  readonly subscription: Subscription | undefined;
  /** Null if the jobs could not be loaded; likewise the members. */
  readonly activeJobs: number | null;
  readonly members: number | null;
  readonly now: Date;
  readonly changeHref: string;
}

/** Usage and remaining term of the plan (CD40 to CD42, CD45 to CD47). */
export function Usage({ subscription, activeJobs, members, now, changeHref }: UsageProps) {
  const plan = subscription === undefined ? texts.defaultPlan : subscription.plan.name || planLabels[subscription.plan.type];
  const end = subscription?.endDate ?? null;
  const limits = subscription === undefined ? CAPS : planLimits(subscription.plan);
  const active = subscription === undefined || subscription.status === 'ACTIVE';
  const state = subscriptionState(subscription ?? { status: 'ACTIVE', endDate: null });
  const billed = subscription === undefined || isBilledAgain(subscription);
  return (
    <Section
      {...part}
      title={texts.title(plan)}
      actions={
        <StatusMark stage={active ? 'full' : 'left'} tone={active ? 'signal' : 'muted'}>
          {state.headline}
        </StatusMark>
      }
    >
      <dl className="sw:grid sw:gap-3">
        <Line term={texts.term}>{texts.days(daysLeft(end, now))}</Line>
        {state.raw !== undefined && <Line term={texts.status}>{state.raw}</Line>}
        {billed && <Line term={texts.next}>{end === null ? texts.inDays(DEFAULT_DAYS) : formatDate(end)}</Line>}
        <Meter label={planTexts.jobs} used={activeJobs} cap={limits.jobs} />
        <Meter label={planTexts.members} used={members} cap={limits.members} />
        <PlanMeter label={texts.premium} used={PREMIUM_USED} cap={CAPS.premium} />
      </dl>
      <p className="sw:mt-4 sw:text-sm">
        <TextLink href={changeHref} className="sw:inline-flex sw:min-h-6 sw:items-center">
          {texts.change}
        </TextLink>
      </p>
    </Section>
  );
}
