import { LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { generalMessages, toApiError, type ShowcasePage as Showcase } from '@stellwerk/domain';
import { showcaseTexts as texts } from '../../i18n/showcase.de';
import { paths } from '../../paths';
import { ShowcasePage } from './ShowcasePage';

export interface ShowcaseScreenProps {
  /** As in the URL. */
  readonly slug: string;
  readonly page: Loadable<Showcase>;
}

/**
 * Drafts and archived pages are forbidden for the public; other errors have the call's text (CF19).
 */
function failureOf(thrown: unknown, slug: string): LoadFailure {
  const { status, statusText } = toApiError(thrown);
  const shared = { pageTitle: texts.loadFailed, actions: <LinkButton href={paths.jobs()}>{texts.allJobs}</LinkButton> };
  if (status === 403) return { ...shared, title: texts.forbidden, final: true };
  if (status === 404) return { ...shared, title: texts.notFound(slug), final: true };
  if (status === 0) return { ...shared, title: generalMessages.retryLater };
  return { ...shared, title: generalMessages.apiError(status, statusText), children: generalMessages.retryLater };
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-6">
    <Skeleton height={320} />
    <Skeleton width="60%" height={48} />
    <Skeleton width="80%" height={24} />
    <Skeleton height={240} />
  </SkeletonRegion>
);

/**
 * The public focus page in its states (O14, 001 §8): loading, forbidden, unknown, failed, loaded.
 */
export function ShowcaseScreen({ slug, page }: ShowcaseScreenProps) {
  return (
    <Loaded value={page} skeleton={skeleton} failure={(error) => failureOf(error, slug)}>
      {(loaded) => <ShowcasePage page={loaded} />}
    </Loaded>
  );
}
