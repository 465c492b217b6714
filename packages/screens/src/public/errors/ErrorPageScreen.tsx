import { EmptyState, ErrorState, LinkButton } from '@stellwerk/design-system';
import { errorPageTexts as texts } from '../../i18n/error-page.de';
import { paths } from '../../paths';

export interface ErrorPageScreenProps {
  /** `not-found`: any other path (O60). `forbidden`: 403. `failed` and `offline`: trying again may help. */
  readonly kind: 'not-found' | 'forbidden' | 'failed' | 'offline';
  /** Login that leads back here; offered where the person may not see the page. @default '/login' */
  readonly loginHref?: string;
  /** Tries again. @default no such button */
  readonly onRetry?: () => void;
  /** @default false */
  readonly retrying?: boolean;
}

const ways = (
  <>
    <LinkButton variant="primary" href={paths.jobs()}>
      {texts.jobs}
    </LinkButton>
    <LinkButton href={paths.start()}>{texts.start}</LinkButton>
  </>
);

/** A page in place of the one that was asked for: unknown, forbidden, broken, no connection. Always with ways on. */
export function ErrorPageScreen({ kind, loginHref = paths.login(), onRetry, retrying }: ErrorPageScreenProps) {
  const { title, text } = texts[kind];
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{title}</h1>
      {kind === 'not-found' ? (
        <EmptyState title={text} actions={ways} />
      ) : (
        <ErrorState
          title={text}
          onRetry={kind === 'forbidden' ? undefined : onRetry}
          retrying={retrying}
          actions={
            <>
              {kind === 'forbidden' && (
                <LinkButton variant="primary" href={loginHref}>
                  {texts.login}
                </LinkButton>
              )}
              <LinkButton href={paths.start()}>{texts.start}</LinkButton>
            </>
          }
        />
      )}
    </>
  );
}
