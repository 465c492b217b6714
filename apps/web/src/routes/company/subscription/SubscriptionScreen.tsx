import { Banner, ConfirmDialog, EmptyState, ErrorState, LinkButton, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { BillingToggle, CurrentSubscription, PlanCards, type SubscriptionView } from '@stellwerk/design-system/patterns';
import { planLabels, type BillingCycle, type Plan } from '@stellwerk/domain';
import { SubscriptionConfirmation } from '@stellwerk/forms/subscription-confirmation';
import { useRef, useState } from 'react';
import { subscriptionWords } from '../../../i18n/company/subscription.de';
import { paths } from '../../../paths';

const words = subscriptionWords;

/** What could not be loaded, with the status text of the answer; `unknown`: something was thrown that is no answer (CP27 to CP29). */
export type SubscriptionFailure = { readonly kind: 'subscription' | 'plans'; readonly reason: string } | { readonly kind: 'unknown' };

function failureText(failure: SubscriptionFailure): string {
  switch (failure.kind) {
    case 'subscription':
      return words.loadFailed(failure.reason);
    case 'plans':
      return words.plansFailed(failure.reason);
    case 'unknown':
      return words.unknown;
  }
}

export interface SubscriptionScreenProps {
  /** Undefined while it loads, null when the company has none. */
  readonly subscription: SubscriptionView | null | undefined;
  /** Undefined while they load. */
  readonly plans: readonly Plan[] | undefined;
  /** What could not be loaded; undefined for none. Retrying reloads the page (CP27 to CP30). */
  readonly failure: SubscriptionFailure | undefined;
  readonly now: Date;
  /** Address of the support, for the prefilled mail (O37). */
  readonly supportEmail: string;
  /** Without a login the view says so and offers this address (CP05). */
  readonly loginHref?: string;
  readonly onReload: () => void;
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
    { href: paths.legal.terms(), label: words.terms },
    { href: paths.legal.usage(), label: words.usage },
    { href: paths.legal.privacy(), label: words.privacy },
  ];
  return (
    <p className="sw:flex sw:flex-wrap sw:gap-x-4 sw:gap-y-1 sw:text-sm sw:text-ink-2">
      {words.legal}
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

interface PlansProps extends Pick<SubscriptionScreenProps, 'now' | 'supportEmail'> {
  readonly subscription: SubscriptionView | null;
  readonly plans: readonly Plan[];
}

/** Current subscription, plans, and the confirmation that takes their place. Nothing here calls a server (CP11, O37). */
function Plans({ subscription, plans, now, supportEmail }: PlansProps) {
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  const [chosen, setChosen] = useState<Plan>();
  const [asking, setAsking] = useState(false);
  /** Subject of the mail about a noted wish; '' before there is one. */
  const [noted, setNoted] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const note = noted !== '' && (
    <LinkButton size="sm" href={mailTo(supportEmail, noted)}>
      {words.mail}
    </LinkButton>
  );
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
      {subscription ? (
        <CurrentSubscription
          subscription={subscription}
          now={now}
          onUpgrade={() => heading.current?.focus()}
          onCancel={() => setAsking(true)}
        />
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
      {noted !== '' && chosen === undefined && (
        <Banner tone="success" live="status" actions={note}>
          {words.cancelled}
        </Banner>
      )}
      <section aria-labelledby="tarife" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
        <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4">
          <h2 id="tarife" ref={heading} tabIndex={-1} className="sw:text-xl">
            {words.plans}
          </h2>
          {chosen === undefined && <BillingToggle value={cycle} onChange={setCycle} />}
        </div>
        {chosen === undefined ? (
          <PlanCards
            plans={plans}
            cycle={cycle}
            currentPlanId={subscription?.plan.id}
            currentCycle={subscription?.cycle}
            contactEmail={supportEmail}
            onChoose={(plan) => {
              setNoted('');
              setChosen(plan);
            }}
          />
        ) : (
          <>
            <SubscriptionConfirmation
              plan={{ ...chosen, name: nameOf(chosen) }}
              cycle={cycle}
              done={noted !== ''}
              onConfirm={() => setNoted(words.changeSubject(nameOf(chosen)))}
              onBack={() => {
                setChosen(undefined);
                setNoted('');
              }}
            />
            {note && <p>{note}</p>}
          </>
        )}
      </section>
      <Legal />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.cancelTitle}
        description={words.cancelText}
        confirmLabel={words.cancelConfirm}
        onConfirm={() => {
          setAsking(false);
          setChosen(undefined);
          if (subscription) setNoted(words.cancelSubject(nameOf(subscription.plan)));
        }}
      />
    </div>
  );
}

/** The subscription in its states: not logged in, loading, failed, none, full (CP01 to CP08, CP27 to CP30). */
export function SubscriptionScreen({
  subscription,
  plans,
  failure,
  now,
  supportEmail,
  loginHref,
  onReload,
  level = 1,
}: SubscriptionScreenProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={level === 1 ? 'sw:mb-6 sw:text-2xl' : 'sw:mb-6 sw:sr-only'}>{words.title}</Heading>
      {loginHref !== undefined ? (
        <EmptyState
          title={words.notLoggedIn}
          actions={
            <LinkButton variant="primary" href={loginHref}>
              {words.login}
            </LinkButton>
          }
        >
          {words.notLoggedInText}
        </EmptyState>
      ) : failure !== undefined ? (
        <ErrorState title={failureText(failure)} onRetry={onReload} />
      ) : subscription === undefined || plans === undefined ? (
        <Loading />
      ) : (
        <Plans subscription={subscription} plans={plans} now={now} supportEmail={supportEmail} />
      )}
    </>
  );
}
