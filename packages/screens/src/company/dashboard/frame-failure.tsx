import type { Id } from '@stellwerk/domain';
import { LinkButton, type LoadFailure } from '@stellwerk/design-system';
import { dashboardMessages, generalMessages, statusOf, toApiError } from '@stellwerk/domain';
import { companyTexts } from '../../i18n/company.de';
import { companyPaths } from '../../company-paths';
import { paths } from '../../paths';

const texts = companyTexts.frame;
const back = <LinkButton href={paths.dashboard()}>{texts.backToDashboard}</LinkButton>;

/** Failure of a company with its recovery actions (CD26 to CD33, A27). */
export function frameFailure(error: unknown, companyId: Id<'company'>, loadFailed: string): LoadFailure {
  switch (statusOf(error)) {
    case 401:
    case 403:
      return {
        title: dashboardMessages.authTitle,
        children: (
          <>
            <p>{dashboardMessages.forbidden}</p>
            {/* The documented text covers both causes; a logged-in person gets the specific one. */}
            {statusOf(error) === 403 && <p className="sw:mt-2">{texts.notYours}</p>}
          </>
        ),
        final: true,
        actions: (
          <>
            <LinkButton variant="primary" href={paths.login(companyPaths.dashboard(companyId))}>
              {texts.signInAgain}
            </LinkButton>
            {back}
          </>
        ),
      };
    case 404:
      return { title: dashboardMessages.companyNotFound, final: true, actions: back };
    default:
      return {
        title: loadFailed,
        // A thrown error that is no server response (CD31).
        children: toApiError(error).kind === 'unknown' ? dashboardMessages.unknown : generalMessages.retryLater,
        actions: back,
      };
  }
}
