import { EmptyState, ErrorState, LinkButton } from '@stellwerk/design-system';
import { errorPageTexts as texts } from '../../i18n/error-page.de';
import { shellTexts } from '../../i18n/shell.de';
import { paths } from '../../paths';

export interface ErrorPageScreenProps {
  /** `not-found`: any other path (O60). `forbidden`: 403. A page that cannot be loaded is `PageFailed`. */
  readonly kind: 'not-found' | 'forbidden';
  /** Login that leads back here; offered where the person may not see the page. @default '/login' */
  readonly loginHref?: string;
}

/** A page in place of the one that was asked for: unknown or forbidden. Always with ways on. */
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
