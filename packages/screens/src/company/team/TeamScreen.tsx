import { Button, dataOf, EmptyState, Icon, LinkButton, Section, useToast, type Loadable } from '@stellwerk/design-system';
import { InvitationTable, TeamMemberCard, useAction } from '@stellwerk/design-system/patterns';
import { countOf, hasRight, type Invitation, type TeamMember, type TeamRole } from '@stellwerk/domain';
import { Info, KeyRound, Plus, UserPlus } from 'lucide-react';
import { teamTexts } from '../../i18n/company/team.de';
import { ListResults, ResultsCount } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { TeamCalls } from './calls';
import type { TeamDialog } from './dialogs';
import { inviteFailure } from './failures';
import { TeamDialogs } from './TeamDialogs';

const texts = teamTexts;
const grid = 'sw:grid sw:gap-x-6 sw:gap-y-5 sw:sm:grid-cols-2 sw:lg:grid-cols-3';

export interface TeamScreenProps {
  readonly calls: TeamCalls;
  readonly members: Loadable<readonly TeamMember[]>;
  /** Open invitations; also empty if they could not be loaded (CT28). */
  readonly invitations: readonly Invitation[];
  readonly now: Date;
  /** Role of the person in the company, which determines the actions (O50, O89). */
  readonly teamRole: TeamRole | null;
  /** URL of the page with the same form as the dialog (CT05, A63). */
  readonly createHref: string;
  readonly dialog: TeamDialog | undefined;
  /** Opens a dialog, or closes it with undefined. */
  readonly onDialog: (dialog: TeamDialog | undefined) => void;
}

type FoundProps = Omit<TeamScreenProps, 'members'> & { readonly members: readonly TeamMember[] };

function Members(props: FoundProps) {
  const { members, teamRole, onDialog } = props;
  const canManage = hasRight(teamRole, 'manageTeam');
  const toast = useToast();
  // A sent mail cannot be undone, so it is confirmed first (WCAG 3.3.4).
  const invite = (member: TeamMember) => (member.email === '' ? toast.error(texts.noEmail) : onDialog({ kind: 'invite-member', member }));
  return (
    <ul aria-label={texts.members} className={grid}>
      {members.map((member) => (
        <li key={member.id}>
          <TeamMemberCard
            member={member}
            level={3}
            onEdit={canManage ? () => onDialog({ kind: 'edit', member }) : undefined}
            onDelete={canManage ? () => onDialog({ kind: 'delete', member }) : undefined}
            onInvite={canManage ? () => invite(member) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Actions({ teamRole, createHref, onDialog }: Omit<TeamScreenProps, 'members'>) {
  if (!hasRight(teamRole, 'manageTeam')) return null;
  return (
    <div className="sw:flex sw:flex-wrap sw:gap-3">
      {hasRight(teamRole, 'transferCompany') && (
        <Button size="sm" variant="quiet" onClick={() => onDialog({ kind: 'transfer' })}>
          <Icon as={KeyRound} size={16} />
          {texts.transfer}
        </Button>
      )}
      <LinkButton size="sm" href={createHref}>
        <Icon as={Plus} size={16} />
        {texts.create}
      </LinkButton>
      <Button size="sm" variant="primary" onClick={() => onDialog({ kind: 'invite' })}>
        <Icon as={UserPlus} size={16} />
        {texts.invite}
      </Button>
    </div>
  );
}

/** Reason why a card has no delete button (CT17). */
function OwnerHint() {
  return (
    <p className="sw:-mt-5 sw:flex sw:gap-2 sw:text-sm sw:text-ink-2">
      <Icon as={Info} size={16} className="sw:mt-0.5" />
      {texts.ownerHint}
    </p>
  );
}

function Invitations({ invitations, now, teamRole, onDialog, calls }: FoundProps) {
  const canManage = hasRight(teamRole, 'manageTeam');
  const resending = useAction(calls.resendInvitation, { success: texts.resent, failure: inviteFailure });
  return (
    <Section ruled size="sm" title={texts.invitations} className="sw:gap-2">
      {invitations.length === 0 ? (
        <p className="sw:text-ink-2">{texts.noInvitations}</p>
      ) : (
        <InvitationTable
          invitations={invitations}
          now={now}
          onResend={canManage ? (invitation) => void resending.run(invitation) : undefined}
          onDelete={canManage ? (invitation) => onDialog({ kind: 'delete-invitation', invitation }) : undefined}
        />
      )}
    </Section>
  );
}

function Team(props: FoundProps) {
  const { members, teamRole } = props;
  return (
    <div className="sw:grid sw:gap-10">
      {members.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState> : <Members {...props} />}
      {hasRight(teamRole, 'manageTeam') && members.some(({ owner }) => owner) && <OwnerHint />}
      <Invitations {...props} />
    </div>
  );
}

/**
 * The team in its states: loading, failed, empty, full; followed by the open invitations (CT01 to
 * CT10, CT17, CT23, CT27).
 */
export function TeamScreen({ members, ...props }: TeamScreenProps) {
  const { calls, invitations, onDialog, dialog } = props;
  const known = dataOf(members);
  return (
    <>
      <ListResults shown={[known?.length, invitations.length]}>
        <ScreenFrame
          title={texts.title}
          subline={known && <ResultsCount quiet>{countOf(known.length, texts.one, texts.many)}</ResultsCount>}
          actions={<Actions {...props} />}
          failure={texts.loadFailed}
          value={members}
          skeleton={<SkeletonRows count={6} height={148} className={grid} />}
        >
          {(list) => <Team {...props} members={list} />}
        </ScreenFrame>
      </ListResults>
      <TeamDialogs calls={calls} members={known ?? []} dialog={dialog} onClose={() => onDialog(undefined)} />
    </>
  );
}
