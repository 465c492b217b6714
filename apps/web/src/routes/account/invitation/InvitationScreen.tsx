import { Banner, Button, DescriptionList, ErrorState, LinkButton, Logo, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { formatDate, generalMessages } from '@stellwerk/domain';
import { AuthCard } from '@stellwerk/forms/auth';
import { invitationWords as words } from '../../../i18n/invitation.de';
import { paths } from '../../../paths';

/** What the link of an invitation tells before it is accepted. */
export interface InvitationOffer {
  readonly email: string;
  /** Display name of who invites, or ''. */
  readonly inviter: string;
  readonly position: string;
  /** The German word of the role; codes are never shown (A43). */
  readonly role: string;
  /** ISO, or null. */
  readonly expiresAt: string | null;
  readonly company: { readonly id: string; readonly name: string; readonly logoUrl: string; readonly city: string };
}

export type InvitationState =
  | { readonly kind: 'loading' }
  /** Unknown, expired, used or taken back: nothing more is told. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly onRetry: () => void }
  /** Nobody is logged in: both ways lead back here. */
  | { readonly kind: 'visitor'; readonly offer: InvitationOffer; readonly loginHref: string; readonly registerHref: string }
  /** Somebody else is logged in. */
  | { readonly kind: 'other'; readonly offer: InvitationOffer; readonly ownEmail: string; readonly onSwitch: () => void }
  | {
      readonly kind: 'open';
      readonly offer: InvitationOffer;
      readonly accepting: boolean;
      /** Text of a failed try, or ''. */
      readonly failure: string;
      readonly onAccept: () => void;
    }
  /** `already`: the person was in the team before. */
  | { readonly kind: 'done'; readonly offer: InvitationOffer; readonly already: boolean };

export interface InvitationScreenProps {
  readonly state: InvitationState;
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
      <p className="sw:hyphens-auto sw:wrap-anywhere">{words.text(offer.inviter, company.name)}</p>
      <DescriptionList
        items={[
          { term: words.role, description: offer.role },
          { term: words.position, description: offer.position && <span className="sw:wrap-anywhere">{offer.position}</span> },
          { term: words.email, description: <span className="sw:wrap-anywhere">{offer.email}</span> },
          { term: words.until, description: formatDate(offer.expiresAt) },
        ]}
      />
    </>
  );
}

function Next({ state }: { readonly state: Extract<InvitationState, { readonly offer: InvitationOffer }> }) {
  const { offer } = state;
  switch (state.kind) {
    case 'visitor':
      return (
        <>
          <p className="sw:text-ink-2 sw:wrap-anywhere">{words.visitor(offer.email)}</p>
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <LinkButton variant="primary" href={state.loginHref}>
              {words.login}
            </LinkButton>
            <LinkButton href={state.registerHref}>{words.register}</LinkButton>
          </div>
        </>
      );
    case 'other':
      return (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" onClick={state.onSwitch}>
              {words.switch}
            </Button>
          }
        >
          <p className="sw:wrap-anywhere">{words.other(offer.email, state.ownEmail)}</p>
        </Banner>
      );
    case 'open':
      return (
        <>
          {state.failure !== '' && (
            <Banner tone="error" live="alert">
              <p>{state.failure}</p>
            </Banner>
          )}
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <Button variant="primary" loading={state.accepting} loadingLabel={words.accepting} onClick={state.onAccept}>
              {words.accept}
            </Button>
            <LinkButton variant="quiet" href={paths.dashboard()}>
              {words.decline}
            </LinkButton>
          </div>
        </>
      );
    case 'done':
      return (
        <>
          <Banner tone="success" live="status" title={state.already ? words.member : words.done(offer.company.name)}>
            <p>{words.doneText}</p>
          </Banner>
          <div>
            <LinkButton variant="primary" href={paths.company.dashboard(offer.company.id)}>
              {words.toCompany}
            </LinkButton>
          </div>
        </>
      );
  }
}

/** Where the link of an invitation leads: who invites to what, and the one step to take (O48). */
export function InvitationScreen({ state }: InvitationScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <AuthCard title={words.title}>
          <SkeletonRegion className="sw:grid sw:gap-4">
            <Skeleton width="70%" height={56} />
            <Skeleton />
            <Skeleton height={120} />
          </SkeletonRegion>
        </AuthCard>
      );
    case 'gone':
      return (
        <AuthCard title={words.title}>
          <ErrorState title={words.gone} actions={<LinkButton href={paths.start()}>{words.start}</LinkButton>}>
            {words.goneText}
          </ErrorState>
        </AuthCard>
      );
    case 'failed':
      return (
        <AuthCard title={words.title}>
          <ErrorState title={words.failed} onRetry={state.onRetry} retrying={state.retrying}>
            {generalMessages.retryLater}
          </ErrorState>
        </AuthCard>
      );
    default:
      return (
        <AuthCard title={words.heading}>
          {state.kind !== 'done' && <Offer offer={state.offer} />}
          <Next state={state} />
        </AuthCard>
      );
  }
}
