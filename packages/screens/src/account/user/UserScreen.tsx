import { LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { generalMessages, statusOf, type CandidateProfile } from '@stellwerk/domain';
import { userTexts as texts } from '../../i18n/user.de';
import { paths } from '../../paths';
import { Profile, type ProfileProps } from './Profile';

export interface UserScreenProps extends Omit<ProfileProps, 'profile'> {
  readonly profile: Loadable<CandidateProfile>;
}

/** An unknown person and one who has not applied here get the same message. */
function failureOf(error: unknown): LoadFailure {
  const missing = statusOf(error) === 404;
  return {
    pageTitle: texts.title,
    title: missing ? texts.notFound : texts.loadFailed,
    children: missing ? texts.notFoundText : generalMessages.retryLater,
    final: missing,
    actions: <LinkButton href={paths.dashboard()}>{texts.dashboard}</LinkButton>,
  };
}

const skeleton = (
  <>
    <h1 className="sw:sr-only">{texts.title}</h1>
    <SkeletonRegion className="sw:grid sw:gap-8">
      <div className="sw:flex sw:items-center sw:gap-5">
        <Skeleton width={88} height={88} className="sw:flex-none sw:rounded-full" />
        <Skeleton width="50%" height={44} />
      </div>
      <Skeleton height={140} />
      <Skeleton height={220} />
    </SkeletonRegion>
  </>
);

/** The candidate's profile at /users/{id}, for the person and for companies that received an application (O11). */
export function UserScreen({ profile, ...rest }: UserScreenProps) {
  return (
    <Loaded value={profile} skeleton={skeleton} failure={failureOf}>
      {(loaded) => <Profile {...rest} profile={loaded} />}
    </Loaded>
  );
}
