import { Banner, ConfirmDialog, EmptyState, LinkButton, Section, TextLink } from '@stellwerk/design-system';
import { BillingToggle, CurrentSubscription, PlanCards } from '@stellwerk/design-system/patterns';
import { formatLongDate, hasRight, planLimits, type BillingCycle, type Plan, type Subscription, type TeamRole } from '@stellwerk/domain';
import { SubscriptionConfirmation } from '@stellwerk/forms/subscription-confirmation';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { planTexts } from '../../i18n/company/plan.de';
import { subscriptionTexts as texts } from '../../i18n/company/subscription.de';
import { paths } from '../../paths';
import { PlanMeter } from '../shared/PlanMeter';
import { ReadOnlyNote } from '../shared/ReadOnlyNote';
import { planName, planRequestMail, type PlanRequest } from './mail';

/** Usage of a company's plan (O88). */
export interface PlanUse {
  /** Active jobs. */
  readonly jobs: number;
  /** Team members. */
  readonly members: number;
}

export interface PlansProps {
  /** Null if the company has none. */
  readonly subscription: Subscription | null;
  readonly plans: readonly Plan[];
  /** @default unknown, and no usage is shown */
  readonly use?: PlanUse | undefined;
  readonly now: Date;
  /**
   * Role of the person in the company: without the permission the subscription is read-only (O50,
   * O89).
   */
  readonly teamRole: TeamRole | null;
  /** Name of the company, for mails to the support. */
  readonly companyName: string;
  /** Email address of the support, for the prefilled mail (O37). */
  readonly supportEmail: string;
}

function Legal() {
  const links = [
    { href: paths.legal.terms(), label: texts.terms },
    { href: paths.legal.usage(), label: texts.usage },
    { href: paths.legal.privacy(), label: texts.privacy },
  ];
  return (
    <p className="sw:flex sw:flex-wrap sw:items-baseline sw:gap-x-4 sw:gap-y-1 sw:text-sm sw:text-ink-2">
      <span>{texts.legal}</span>
      {links.map(({ href, label }) => (
        <TextLink key={href} href={href} className="sw:inline-block sw:min-h-6">
          {label}
        </TextLink>
      ))}
    </p>
  );
}

/** End date of a subscription, or null: a renewing one does not end. */
function endedOn({ status, autoRenew, endDate }: Subscription, now: Date): string | null {
  const goesOn = status === 'ACTIVE' && autoRenew;
  return !goesOn && endDate !== null && new Date(endDate) <= now ? endDate : null;
}

interface CurrentProps extends Pick<PlansProps, 'use' | 'now'> {
  readonly subscription: Subscription;
  readonly onUpgrade: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

/** The company's subscription, whether it has ended, and its usage. */
function Current({ subscription, use, now, onUpgrade, onCancel }: CurrentProps) {
  const limits = planLimits(subscription.plan);
  const ended = endedOn(subscription, now);
  return (
    <>
      {ended !== null && (
        <Banner tone="warning" title={texts.ended(formatLongDate(ended))}>
          {texts.endedText}
        </Banner>
      )}
      <CurrentSubscription subscription={subscription} now={now} onUpgrade={onUpgrade} onCancel={onCancel} />
      {use && (
        <Section title={planTexts.title} size="sm" ruled>
          <dl className="sw:grid sw:gap-x-10 sw:gap-y-4 sw:sm:grid-cols-2">
            <PlanMeter label={planTexts.jobs} used={use.jobs} cap={limits.jobs} />
            <PlanMeter label={planTexts.members} used={use.members} cap={limits.members} />
          </dl>
        </Section>
      )}
    </>
  );
}

/** The plan that is being chosen, and the request that results from it. */
function usePlanChoice() {
  const [chosen, setChosen] = useState<Plan>();
  /** Requested plan in the mail to the support, or null to cancel; undefined without a request. */
  const [noted, setNoted] = useState<PlanRequest | null>();
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  // The clicked button disappears in either case: the focus moves to its replacement.
  const wasChosen = useRef(false);
  useEffect(() => {
    if (chosen !== undefined) confirmation.current?.focus();
    else if (wasChosen.current) heading.current?.focus();
    wasChosen.current = chosen !== undefined;
  }, [chosen]);
  return {
    chosen,
    noted,
    heading,
    confirmation,
    choose: (plan: Plan | undefined): void => {
      setNoted(undefined);
      setChosen(plan);
    },
    confirm: (request: PlanRequest): void => {
      setNoted(request);
      confirmation.current?.focus();
    },
    cancel: (): void => {
      setChosen(undefined);
      setNoted(null);
    },
  } as const;
}

interface ChosenProps extends Pick<ComponentProps<typeof SubscriptionConfirmation>, 'ref' | 'cycle' | 'done' | 'onConfirm' | 'onBack'> {
  readonly plan: Plan;
  /** The plan that it replaces. */
  readonly running: Subscription | null;
}

/** The confirmation of a chosen plan. */
const Chosen = ({ plan, running, ...props }: ChosenProps) => (
  <SubscriptionConfirmation
    {...props}
    tabIndex={-1}
    className="sw:max-w-160"
    plan={{ ...plan, name: planName(plan) }}
    current={running === null ? undefined : { ...running.plan, name: planName(running.plan), cycle: running.cycle }}
  />
);

/**
 * Current subscription, plans, and the confirmation that replaces them. Nothing here calls a server
 * (CP11, O37).
 */
export function Plans({ subscription, plans, use, now, teamRole, companyName, supportEmail }: PlansProps) {
  const canChange = hasRight(teamRole, 'manageSubscription');
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [asking, setAsking] = useState(false);
  const { chosen, noted, heading, confirmation, choose, confirm, cancel } = usePlanChoice();
  const isNoted = noted !== undefined;
  // An ended plan can be selected again.
  const running = subscription?.status === 'ACTIVE' ? subscription : null;
  const mail = isNoted && (
    <LinkButton size="sm" href={planRequestMail(supportEmail, companyName, subscription, noted)}>
      {texts.mail}
    </LinkButton>
  );
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
      {!canChange && <ReadOnlyNote right="manageSubscription" />}
      {subscription ? (
        <Current
          subscription={subscription}
          use={use}
          now={now}
          onUpgrade={canChange ? () => heading.current?.focus() : undefined}
          onCancel={canChange ? () => setAsking(true) : undefined}
        />
      ) : (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      )}
      {isNoted && chosen === undefined && (
        <Banner tone="success" live="status" actions={mail}>
          {texts.cancelled}
        </Banner>
      )}
      <Section
        title={texts.plans}
        headingRef={heading}
        className="sw:gap-6"
        actions={chosen === undefined && <BillingToggle value={cycle} onChange={setCycle} />}
      >
        {chosen === undefined ? (
          <PlanCards
            plans={plans}
            cycle={cycle}
            currentPlanId={running?.plan.id}
            currentCycle={running?.cycle}
            contactEmail={supportEmail}
            onChoose={canChange ? choose : undefined}
          />
        ) : (
          <>
            <Chosen
              ref={confirmation}
              plan={chosen}
              running={running}
              cycle={cycle}
              done={isNoted}
              onConfirm={() => confirm({ plan: chosen, cycle })}
              onBack={() => choose(undefined)}
            />
            {mail && <p>{mail}</p>}
          </>
        )}
      </Section>
      <Legal />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.cancelTitle}
        description={texts.cancelText}
        confirmLabel={texts.cancelConfirm}
        onConfirm={() => {
          setAsking(false);
          cancel();
        }}
      />
    </div>
  );
}
