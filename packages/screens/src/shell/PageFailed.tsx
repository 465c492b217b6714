import { LinkButton, PartFailed, type PartFailure } from '@stellwerk/design-system';
import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';

/**
 * Replaces a page whose script failed to load or that threw an error: a retry, and a link to the
 * start page.
 */
export function PageFailed(failure: PartFailure) {
  return (
    <PartFailed
      {...failure}
      level={1}
      title={shellTexts.pageNotLoaded}
      className="sw:border-t-0"
      actions={
        <LinkButton variant="quiet" href={paths.start()}>
          {shellTexts.toStart}
        </LinkButton>
      }
    />
  );
}
