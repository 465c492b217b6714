import { EmptyState, ErrorState, LinkButton } from '@stellwerk/design-system';
import { errorPageTexts as texts } from '../../i18n/error-page.de';
import { shellTexts } from '../../i18n/shell.de';
import { paths } from '../../paths';

export interface ErrorPageScreenProps {
  /**
   * `not-found`: any unknown path (O60). `forbidden`: 403. `PageFailed` is for pages that fail to
   * load.
   */
  readonly kind: 'not-found' | 'forbidden';
  /** Login URL that returns to this page; offered for a forbidden page. @default '/login' */
  readonly loginHref?: string;
}

/** An error page for an unknown or forbidden page, with links to continue. */
export function ErrorPageScreen({ kind, loginHref = paths.login() }: ErrorPageScreenProps) {
  const { title, text } = texts[kind];
  const start = <LinkButton href={paths.start()}>{shellTexts.toStart}</LinkButton>;
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{title}</h1>
      {kind === 'not-found' ? (
        <EmptyState
          title={text}
          actions={
            <>
              <LinkButton variant="primary" href={paths.jobs()}>
                {texts.jobs}
              </LinkButton>
              {start}
            </>
          }
        />
      ) : (
        <ErrorState
          title={text}
          actions={
            <>
              <LinkButton variant="primary" href={loginHref}>
                {texts.login}
              </LinkButton>
              {start}
            </>
          }
        />
      )}
    </>
  );
}
