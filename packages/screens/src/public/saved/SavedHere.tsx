import { Banner, LinkButton } from '@stellwerk/design-system';
import { savedJobsTexts as texts } from '../../i18n/saved-jobs.de';
import { paths } from '../../paths';

/** Note for a visitor: where the saved jobs are, and how to move them to an account. */
export function SavedHere() {
  return (
    <Banner
      className="sw:mb-6"
      title={texts.here}
      actions={
        <>
          <LinkButton size="sm" variant="quiet" href={paths.register(paths.ownSavedJobs())}>
            {texts.register}
          </LinkButton>
          <LinkButton size="sm" href={paths.login(paths.ownSavedJobs())}>
            {texts.login}
          </LinkButton>
        </>
      }
    >
      {texts.hereText}
    </Banner>
  );
}
