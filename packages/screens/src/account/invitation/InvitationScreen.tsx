import {
  Banner,
  Button,
  DescriptionList,
  LinkButton,
  Loaded,
  Logo,
  Skeleton,
  SkeletonRegion,
  type Loadable,
  type LoadFailure,
} from '@stellwerk/design-system';
import { formatDate, generalMessages, type InvitationOffer, statusOf, teamRoleLabels } from '@stellwerk/domain';
import { AuthCard } from '@stellwerk/forms/auth';
import { invitationTexts as texts } from '../../i18n/invitation.de';
import { paths } from '../../paths';

/** Actions on an invitation. */
export type InvitationStep =
  /** Visitor: both links return to this page. */
  | { readonly kind: 'visitor'; readonly offer: InvitationOffer; readonly loginHref: string; readonly registerHref: string }
  /** Logged in with another account. */
  | { readonly kind: 'other'; readonly offer: InvitationOffer; readonly ownEmail: string; readonly onSwitch: () => void }
  | {
      readonly kind: 'open';
      readonly offer: InvitationOffer;
      readonly accepting: boolean;
      /** Error of a failed attempt, or ''. */
      readonly failure: string;
      readonly onAccept: () => void;
    };

export interface InvitationScreenProps {
  readonly invitation: Loadable<InvitationStep>;
}

function Offer({ offer }: { readonly offer: InvitationOffer }) {
  const { company } = offer;
  return (
    <>
      <div className="sw:flex sw:items-center sw:gap-4">
        <Logo name={company.name} src={company.logoUrl} size={56} />
        <div className="sw:min-w-0">
          <p className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{company.name}</p>
          {company.city !== '' && <p className="sw:text-sm sw:text-ink-2">{company.city}</p>}
        </div>
      </div>
      <p className="sw:hyphens-auto sw:wrap-anywhere">{texts.text(offer.inviter, company.name)}</p>
      <DescriptionList
        items={[
          { term: texts.role, description: teamRoleLabels[offer.role] },
          { term: texts.position, description: offer.position && <span className="sw:wrap-anywhere">{offer.position}</span> },
          { term: texts.email, description: <span className="sw:wrap-anywhere">{offer.email}</span> },
          { term: texts.until, description: formatDate(offer.expiresAt) },
        ]}
      />
    </>
  );
}

function Next({ step }: { readonly step: InvitationStep }) {
  const { offer } = step;
  switch (step.kind) {
    case 'visitor':
      return (
        <>
          <p className="sw:text-ink-2 sw:wrap-anywhere">{texts.visitor(offer.email)}</p>
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <LinkButton variant="primary" href={step.loginHref}>
              {texts.login}
            </LinkButton>
            <LinkButton href={step.registerHref}>{texts.register}</LinkButton>
          </div>
        </>
      );
    case 'other':
      return (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" onClick={step.onSwitch}>
              {texts.switch}
            </Button>
          }
        >
          <p className="sw:wrap-anywhere">{texts.other(offer.email, step.ownEmail)}</p>
        </Banner>
      );
    case 'open':
      return (
        <>
          {step.failure !== '' && (
            <Banner tone="error" live="alert">
              <p>{step.failure}</p>
            </Banner>
          )}
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <Button variant="primary" loading={step.accepting} loadingLabel={texts.accepting} onClick={step.onAccept}>
              {texts.accept}
            </Button>
            <LinkButton variant="quiet" href={paths.dashboard()}>
              {texts.decline}
            </LinkButton>
          </div>
        </>
      );
  }
}

/** Unknown, expired, used or revoked: no details are shown. */
const isGone = (error: unknown): boolean => [404, 410].includes(statusOf(error));

const failureOf = (error: unknown): LoadFailure =>
  isGone(error)
    ? {
        title: texts.gone,
        children: texts.goneText,
        final: true,
        actions: <LinkButton href={paths.start()}>{texts.start}</LinkButton>,
      }
    : { title: texts.failed, children: generalMessages.retryLater };

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-4">
    <Skeleton width="70%" height={56} />
    <Skeleton />
    <Skeleton height={120} />
  </SkeletonRegion>
);

/**
 * The page behind the link of an invitation: who invites to which company, and the next step (O48).
 */
export function InvitationScreen({ invitation }: InvitationScreenProps) {
  return (
    <AuthCard title={invitation.state === 'ready' ? texts.heading : texts.title}>
      <Loaded value={invitation} skeleton={skeleton} failure={failureOf} className="sw:grid sw:gap-5">
        {(step) => (
          <>
            <Offer offer={step.offer} />
            <Next step={step} />
          </>
        )}
      </Loaded>
    </AuthCard>
  );
}
