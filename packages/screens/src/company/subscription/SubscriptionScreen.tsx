import { ErrorState, LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { ApiError, type Plan, type Subscription } from '@stellwerk/domain';
import { subscriptionTexts } from '../../i18n/company/subscription.de';
import { Plans, type PlansProps } from './Plans';

const texts = subscriptionTexts;

/**
 * The status text of the response, or its number on connections without one; an error without a
 * status means no response (CP27 to CP29).
 */
const failureOf =
  (textOf: (reason: string) => string) =>
  (error: unknown): LoadFailure => ({
    title: error instanceof ApiError && error.status > 0 ? textOf(error.statusText || String(error.status)) : texts.unknown,
  });

export interface SubscriptionScreenProps extends Omit<PlansProps, 'subscription' | 'plans'> {
  /** Null if the company has none. A retry reloads the page (CP30). */
  readonly subscription: Loadable<Subscription | null>;
  readonly plans: Loadable<readonly Plan[]>;
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

/** The subscription in its states: loading, failed, none, full (CP01 to CP04, CP06 to CP08, CP27 to CP30). */
export function SubscriptionScreen({ subscription, plans, level = 1, ...rest }: SubscriptionScreenProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={level === 1 ? 'sw:mb-6 sw:text-2xl' : 'sw:mb-6 sw:sr-only'}>{texts.title}</Heading>
      <Loaded value={subscription} skeleton={<Loading />} failure={failureOf(texts.loadFailed)}>
        {(current) => (
          <Loaded value={plans} skeleton={<Loading />} failure={failureOf(texts.plansFailed)}>
            {(offered) => <Plans {...rest} subscription={current} plans={offered} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

/** The view for visitors: a message with a link to the login (CP05). */
export function SubscriptionLogin({ loginHref }: { readonly loginHref: string }) {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-2xl">{texts.title}</h1>
      <ErrorState
        title={texts.notLoggedIn}
        actions={
          <LinkButton variant="primary" href={loginHref}>
            {texts.login}
          </LinkButton>
        }
      >
        {texts.notLoggedInText}
      </ErrorState>
    </>
  );
}
