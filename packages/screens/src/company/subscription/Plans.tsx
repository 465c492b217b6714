import { Banner, ConfirmDialog, EmptyState, LinkButton, Section, TextLink } from '@stellwerk/design-system';
import { BillingToggle, CurrentSubscription, PlanCards } from '@stellwerk/design-system/patterns';
import { hasRight, planLabels, type BillingCycle, type Plan, type Subscription, type TeamRole } from '@stellwerk/domain';
import { SubscriptionConfirmation } from '@stellwerk/forms/subscription-confirmation';
import { useRef, useState } from 'react';
import { subscriptionTexts as texts } from '../../i18n/company/subscription.de';
import { paths } from '../../paths';
import { ReadOnlyNote } from '../shared/ReadOnlyNote';

const nameOf = (plan: Plan): string => plan.name || planLabels[plan.type];

function Legal() {
  const links = [
    { href: paths.legal.terms(), label: texts.terms },
    { href: paths.legal.usage(), label: texts.usage },
    { href: paths.legal.privacy(), label: texts.privacy },
  ];
  return (
    <p className="sw:flex sw:flex-wrap sw:gap-x-4 sw:gap-y-1 sw:text-sm sw:text-ink-2">
      {texts.legal}
      {links.map(({ href, label }) => (
        <TextLink key={href} href={href} className="sw:inline-block sw:min-h-6">
          {label}
        </TextLink>
      ))}
    </p>
  );
}

function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

export interface PlansProps {
  /** Null when the company has none. */
  readonly subscription: Subscription | null;
  readonly plans: readonly Plan[];
  readonly now: Date;
  /** Role of the person in the company: who may not change the subscription only reads it (O50, O89). */
  readonly teamRole: TeamRole | null;
  /** Address of the support, for the prefilled mail (O37). */
  readonly supportEmail: string;
}

/** Current subscription, plans, and the confirmation that takes their place. Nothing here calls a server (CP11, O37). */
export function Plans({ subscription, plans, now, teamRole, supportEmail }: PlansProps) {
  const canChange = hasRight(teamRole, 'manageSubscription');
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [chosen, setChosen] = useState<Plan>();
  const [asking, setAsking] = useState(false);
  /** Subject of the mail about a noted wish; '' before there is one. */
  const [noted, setNoted] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const note = noted !== '' && (
    <LinkButton size="sm" href={mailTo(supportEmail, noted)}>
      {texts.mail}
    </LinkButton>
  );
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
      {!canChange && <ReadOnlyNote right="manageSubscription" />}
      {subscription ? (
        <CurrentSubscription
          subscription={subscription}
          now={now}
          onUpgrade={canChange ? () => heading.current?.focus() : undefined}
          onCancel={canChange ? () => setAsking(true) : undefined}
        />
      ) : (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      )}
      {noted !== '' && chosen === undefined && (
        <Banner tone="success" live="status" actions={note}>
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
            currentPlanId={subscription?.plan.id}
            currentCycle={subscription?.cycle}
            contactEmail={supportEmail}
            onChoose={
              canChange
                ? (plan) => {
                    setNoted('');
                    setChosen(plan);
                  }
                : undefined
            }
          />
        ) : (
          <>
            <SubscriptionConfirmation
              plan={{ ...chosen, name: nameOf(chosen) }}
              cycle={cycle}
              done={noted !== ''}
              onConfirm={() => setNoted(texts.changeSubject(nameOf(chosen)))}
              onBack={() => {
                setChosen(undefined);
                setNoted('');
              }}
            />
            {note && <p>{note}</p>}
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
          setChosen(undefined);
          if (subscription) setNoted(texts.cancelSubject(nameOf(subscription.plan)));
        }}
      />
    </div>
  );
}
