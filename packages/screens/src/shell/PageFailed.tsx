import { LinkButton, PartFailed, type PartFailure } from '@stellwerk/design-system';
import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';

/** In place of a page whose script could not be loaded, or that broke: another try, and the way to the start page. */
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
