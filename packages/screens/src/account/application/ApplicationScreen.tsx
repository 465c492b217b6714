import { LinkButton, Loaded, TextLink, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { type Application, applicationMessages, toApiError } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { ApplicationDetail, type ApplicationDetailProps } from './ApplicationDetail';
import { applicationSkeleton } from './skeleton';

const texts = account.application;

export interface ApplicationScreenProps extends Omit<ApplicationDetailProps, 'application'> {
  /** The application; a visitor's call fails with the status 401. */
  readonly application: Loadable<Application>;
  /** Login URL that returns to this page. */
  readonly loginHref: string;
}

/**
 * Failure texts for a visitor or an invalid token, a missing application, and every other error
 * (AC04 to AC06).
 */
function failureOf(thrown: unknown, loginHref: string): LoadFailure {
  const error = toApiError(thrown);
  switch (error.status) {
    case 401:
      return {
        title: texts.notLoggedIn,
        final: true,
        actions: (
          <LinkButton variant="primary" href={loginHref}>
            {texts.loginAgain}
          </LinkButton>
        ),
      };
    case 404:
      return {
        title: applicationMessages.notFound,
        final: true,
        actions: <LinkButton href={paths.dashboard()}>{texts.back}</LinkButton>,
      };
    default:
      return { title: texts.loadFailed, children: error.message };
  }
}

/** The page of a candidate's own application in its states (AC03 to AC08). */
export function ApplicationScreen({ application, loginHref, ...actions }: ApplicationScreenProps) {
  return (
    <>
      <p className="sw:mb-6">
        <TextLink href={paths.dashboard()} icon={ArrowLeft}>
          {texts.back}
        </TextLink>
      </p>
      {application.state !== 'ready' && <h1 className="sw:sr-only">{texts.title}</h1>}
      <Loaded value={application} skeleton={applicationSkeleton} failure={(error) => failureOf(error, loginHref)}>
        {(loaded) => <ApplicationDetail {...actions} application={loaded} />}
      </Loaded>
    </>
  );
}
