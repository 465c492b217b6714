import { Banner, LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { statusOf } from '@stellwerk/domain';
import { newsletterTexts as texts } from '../../i18n/newsletter.de';
import { paths } from '../../paths';

export interface NewsletterScreenProps {
  /** What the link of the mail asks for (O47): /newsletter/confirm or /newsletter/unsubscribe. */
  readonly kind: 'confirm' | 'unsubscribe';
  /** The answer to the link, which is followed at once. */
  readonly answer: Loadable<unknown>;
}

type Kind = NewsletterScreenProps['kind'];
const start = <LinkButton href={paths.start()}>{texts.start}</LinkButton>;

/** A link that was used or has expired, one without its secret, and every other failure, which leaves the link untouched. */
function failureOf(error: unknown, kind: Kind): LoadFailure {
  switch (statusOf(error)) {
    case 404:
    case 410:
      return { title: texts[kind].used, children: texts[kind].usedText, final: true, actions: start };
    case 400:
      return { title: texts.incomplete, children: texts.incompleteText, final: true, actions: start };
    default:
      return { title: texts.failed, children: texts.failedText };
  }
}

function Done({ kind }: { readonly kind: Kind }) {
  const own = texts[kind];
  return (
    <>
      <Banner tone="success" live="status" title={own.done}>
        <p className="sw:max-w-prose">{own.doneText}</p>
      </Banner>
      <p className="sw:mt-6">
        {kind === 'confirm' ? (
          <LinkButton variant="primary" href={paths.jobs()}>
            {texts.jobs}
          </LinkButton>
        ) : (
          <LinkButton href={paths.start()}>{texts.again}</LinkButton>
        )}
      </p>
    </>
  );
}

/** Where the links of the newsletter's mails lead: confirming (double opt-in) and unsubscribing, each in one click (O47, rule 10). */
export function NewsletterScreen({ kind, answer }: NewsletterScreenProps) {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{texts[kind].title}</h1>
      <Loaded
        value={answer}
        failure={(error) => failureOf(error, kind)}
        skeleton={
          <SkeletonRegion label={texts[kind].pending} className="sw:grid sw:gap-4">
            <Skeleton width="50%" height={32} />
            <Skeleton width="80%" />
          </SkeletonRegion>
        }
      >
        {() => <Done kind={kind} />}
      </Loaded>
    </>
  );
}
