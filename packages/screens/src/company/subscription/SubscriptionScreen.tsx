import {
  Banner,
  ConfirmDialog,
  EmptyState,
  LinkButton,
  Loaded,
  Section,
  Skeleton,
  SkeletonRegion,
  TextLink,
  type Loadable,
  type LoadFailure,
} from '@stellwerk/design-system';
import { BillingToggle, CurrentSubscription, PlanCards } from '@stellwerk/design-system/patterns';
import { ApiError, hasRight, planLabels, type BillingCycle, type Plan, type Subscription, type TeamRole } from '@stellwerk/domain';
import { SubscriptionConfirmation } from '@stellwerk/forms/subscription-confirmation';
import { useRef, useState } from 'react';
import { subscriptionTexts } from '../../i18n/company/subscription.de';
import { paths } from '../../paths';
import { ReadOnlyNote } from '../shared/ReadOnlyNote';

const texts = subscriptionTexts;

/** The status text of the answer; something else was thrown that is no answer (CP27 to CP29). */
const failureOf =
  (textOf: (reason: string) => string) =>
  (error: unknown): LoadFailure => ({ title: error instanceof ApiError ? textOf(error.statusText) : texts.unknown });

export interface SubscriptionScreenProps {
  /** Null when the company has none. Asking again reloads the page (CP30). */
  readonly subscription: Loadable<Subscription | null>;
  readonly plans: Loadable<readonly Plan[]>;
  readonly now: Date;
  /** Role of the person in the company: who may not change the subscription only reads it (O50, O89). */
  readonly teamRole: TeamRole | null;
  /** Address of the support, for the prefilled mail (O37). */
  readonly supportEmail: string;
  /** Without a login the view says so and offers this address (CP05). */
  readonly loginHref?: string;
  /** Level of the heading: 1 as a page, 2 inside the settings. @default 1 */
  readonly level?: 1 | 2;
}

const nameOf = (plan: Plan): string => plan.name || planLabels[plan.type];

function Loading() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-8">
      <Skeleton height={160} />
      <div className="sw:grid sw:gap-6 sw:md:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height={320} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

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

interface PlansProps extends Pick<SubscriptionScreenProps, 'now' | 'teamRole' | 'supportEmail'> {
  readonly subscription: Subscription | null;
  readonly plans: readonly Plan[];
}

/** Current subscription, plans, and the confirmation that takes their place. Nothing here calls a server (CP11, O37). */
function Plans({ subscription, plans, now, teamRole, supportEmail }: PlansProps) {
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

/** The subscription in its states: not logged in, loading, failed, none, full (CP01 to CP08, CP27 to CP30). */
export function SubscriptionScreen({ subscription, plans, now, teamRole, supportEmail, loginHref, level = 1 }: SubscriptionScreenProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={level === 1 ? 'sw:mb-6 sw:text-2xl' : 'sw:mb-6 sw:sr-only'}>{texts.title}</Heading>
      {loginHref !== undefined ? (
        <EmptyState
          title={texts.notLoggedIn}
          actions={
            <LinkButton variant="primary" href={loginHref}>
              {texts.login}
            </LinkButton>
          }
        >
          {texts.notLoggedInText}
        </EmptyState>
      ) : (
        <Loaded value={subscription} skeleton={<Loading />} failure={failureOf(texts.loadFailed)}>
          {(current) => (
            <Loaded value={plans} skeleton={<Loading />} failure={failureOf(texts.plansFailed)}>
              {(offered) => <Plans subscription={current} plans={offered} now={now} teamRole={teamRole} supportEmail={supportEmail} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </>
  );
}
