import { Banner, ErrorState, LinkButton, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { newsletterWords as words } from '../../../i18n/newsletter.de';
import { paths } from '../../../paths';

export interface NewsletterScreenProps {
  /** What the link of the mail asks for (O47): /newsletter/confirm or /newsletter/unsubscribe. */
  readonly kind: 'confirm' | 'unsubscribe';
  /** `used`: expired, or used before; `incomplete`: the address holds no secret; `failed`: the link is untouched. */
  readonly state: 'pending' | 'done' | 'used' | 'incomplete' | 'failed';
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Content({ kind, state, retrying, onRetry }: NewsletterScreenProps) {
  const own = words[kind];
  const start = <LinkButton href={paths.start()}>{words.start}</LinkButton>;
  switch (state) {
    case 'pending':
      return (
        <SkeletonRegion label={own.pending} className="sw:grid sw:gap-4">
          <Skeleton width="50%" height={32} />
          <Skeleton width="80%" />
        </SkeletonRegion>
      );
    case 'done':
      return (
        <>
          <Banner tone="success" live="status" title={own.done}>
            <p className="sw:max-w-prose">{own.doneText}</p>
          </Banner>
          <p className="sw:mt-6">
            {kind === 'confirm' ? (
              <LinkButton variant="primary" href={paths.jobs()}>
                {words.jobs}
              </LinkButton>
            ) : (
              <LinkButton href={paths.start()}>{words.again}</LinkButton>
            )}
          </p>
        </>
      );
    case 'used':
      return (
        <ErrorState title={own.used} actions={start}>
          {own.usedText}
        </ErrorState>
      );
    case 'incomplete':
      return (
        <ErrorState title={words.incomplete} actions={start}>
          {words.incompleteText}
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState title={words.failed} onRetry={onRetry} retrying={retrying}>
          {words.failedText}
        </ErrorState>
      );
  }
}

/** Where the links of the newsletter's mails lead: confirming (double opt-in) and unsubscribing, each in one click (O47, rule 10). */
export function NewsletterScreen(props: NewsletterScreenProps) {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{words[props.kind].title}</h1>
      <Content {...props} />
    </>
  );
}
