import type { Id } from '@stellwerk/domain';
import { LinkButton, type LoadFailure } from '@stellwerk/design-system';
import { dashboardMessages, generalMessages, statusOf, toApiError } from '@stellwerk/domain';
import { companyTexts } from '../../i18n/company.de';
import { companyPaths } from '../../company-paths';
import { paths } from '../../paths';

const texts = companyTexts.frame;
const back = <LinkButton href={paths.dashboard()}>{texts.backToDashboard}</LinkButton>;

/** Why there is no company to see, and the ways out (CD26 to CD33, A27). */
export function frameFailure(error: unknown, companyId: Id<'company'>, loadFailed: string): LoadFailure {
  switch (statusOf(error)) {
    case 401:
    case 403:
      return {
        title: dashboardMessages.authTitle,
        children: (
          <>
            <p>{dashboardMessages.forbidden}</p>
            {/* The documented text says both; whoever is logged in is told which of them it is. */}
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
        // Something was thrown that is no answer of the server (CD31).
        children: toApiError(error).kind === 'unknown' ? dashboardMessages.unknown : generalMessages.retryLater,
        actions: back,
      };
  }
}
