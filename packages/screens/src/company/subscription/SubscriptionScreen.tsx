import { EmptyState, LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { ApiError, type Plan, type Subscription } from '@stellwerk/domain';
import { subscriptionTexts } from '../../i18n/company/subscription.de';
import { Plans, type PlansProps } from './Plans';

const texts = subscriptionTexts;

/** The status text of the answer; something else was thrown that is no answer (CP27 to CP29). */
const failureOf =
  (textOf: (reason: string) => string) =>
  (error: unknown): LoadFailure => ({ title: error instanceof ApiError ? textOf(error.statusText) : texts.unknown });

export interface SubscriptionScreenProps extends Pick<PlansProps, 'now' | 'teamRole' | 'supportEmail'> {
  /** Null when the company has none. Asking again reloads the page (CP30). */
  readonly subscription: Loadable<Subscription | null>;
  readonly plans: Loadable<readonly Plan[]>;
  /** Without a login the view says so and offers this address (CP05). */
  readonly loginHref?: string;
  /** Level of the heading: 1 as a page, 2 inside the settings. @default 1 */
  readonly level?: 1 | 2;
}

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
