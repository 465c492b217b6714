import { Button, EmptyState, Icon, LinkButton, Skeleton, SkeletonRegion, useToast } from '@stellwerk/design-system';
import { InvitationTable, TeamMemberCard, type Invitation, type TeamMember } from '@stellwerk/design-system/patterns';
import { countOf } from '@stellwerk/domain';
import { Info, KeyRound, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { teamWords } from '../../../i18n/company/team.de';
import { ScreenFrame } from '../shared/ScreenFrame';
import { useTold } from '../shared/use-told';
import type { TeamDialog } from './dialogs';
import { inviteFailure } from './failures';
import { TeamDialogs, type TeamActions } from './TeamDialogs';

const words = teamWords;
const grid = 'sw:grid sw:gap-x-6 sw:gap-y-5 sw:sm:grid-cols-2 sw:lg:grid-cols-3';

export interface TeamScreenProps extends TeamActions {
  /** Undefined while they load. */
  readonly members: readonly TeamMember[] | undefined;
  /** Empty also when they could not be loaded (CT28). */
  readonly invitations: readonly Invitation[];
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly now: Date;
  /** May this person invite, create, edit and delete: managers only. */
  readonly canManage: boolean;
  /** The page with the same form as the dialog (CT05, A63). */
  readonly createHref: string;
  /** Undefined while none is open. */
  readonly dialog: TeamDialog | undefined;
  /** Opens a dialog, or closes it with undefined. */
  readonly onDialog: (dialog: TeamDialog | undefined) => void;
  /** Invites a known member, who has an address; rejects when it failed (CT23, CT25). */
  readonly onInviteMember: (member: TeamMember) => Promise<unknown>;
  readonly onRefresh: () => void;
}

function Loading() {
  return (
    <SkeletonRegion className={grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={148} />
      ))}
    </SkeletonRegion>
  );
}

/** Invites a known member, one at a time. */
function useInvitation(onInviteMember: TeamScreenProps['onInviteMember']) {
  const [inviting, setInviting] = useState('');
  const told = useTold();
  const toast = useToast();
  const invite = async (member: TeamMember): Promise<void> => {
    if (member.email === '') {
      toast.error(words.noEmail);
      return;
    }
    setInviting(member.id);
    await told(onInviteMember(member), { done: words.invited, failed: inviteFailure });
    setInviting('');
  };
  return { inviting, invite };
}

function Members({ members, canManage, onDialog, onInviteMember }: TeamScreenProps & { readonly members: readonly TeamMember[] }) {
  const { inviting, invite } = useInvitation(onInviteMember);
  return (
    <ul aria-label={words.members} className={grid}>
      {members.map((member) => (
        <li key={member.id}>
          <TeamMemberCard
            member={member}
            level={2}
            inviting={inviting === member.id}
            onEdit={canManage ? () => onDialog({ kind: 'edit', member }) : undefined}
            onDelete={canManage ? () => onDialog({ kind: 'delete', member }) : undefined}
            onInvite={canManage ? () => void invite(member) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Actions({ canManage, createHref, onDialog, onTransfer }: TeamScreenProps) {
  if (!canManage) return null;
  return (
    <div className="sw:flex sw:flex-wrap sw:gap-3">
      {onTransfer && (
        <Button size="sm" variant="quiet" onClick={() => onDialog({ kind: 'transfer' })}>
          <Icon as={KeyRound} size={16} />
          {words.transfer}
        </Button>
      )}
      <LinkButton size="sm" href={createHref}>
        <Icon as={Plus} size={16} />
        {words.create}
      </LinkButton>
      <Button size="sm" variant="primary" onClick={() => onDialog({ kind: 'invite' })}>
        <Icon as={UserPlus} size={16} />
        {words.invite}
      </Button>
    </div>
  );
}

/** Why one card has no way to delete it (CT17). */
function OwnerHint() {
  return (
    <p className="sw:-mt-5 sw:flex sw:gap-2 sw:text-sm sw:text-ink-2">
      <Icon as={Info} size={16} className="sw:mt-0.5" />
      {words.ownerHint}
    </p>
  );
}

function Invitations({ invitations, now, canManage, onDialog }: TeamScreenProps) {
  return (
    <section aria-labelledby="einladungen" className="sw:border-t sw:border-rule sw:pt-3">
      <h2 id="einladungen" className="sw:mb-2 sw:text-lg sw:font-semibold">
        {words.invitations}
      </h2>
      {invitations.length === 0 ? (
        <p className="sw:text-ink-2">{words.noInvitations}</p>
      ) : (
        <InvitationTable
          invitations={invitations}
          now={now}
          onDelete={canManage ? (invitation) => onDialog({ kind: 'delete-invitation', invitation }) : undefined}
        />
      )}
    </section>
  );
}

/** The team in its states: loading, failed, empty, full; below it the open invitations (CT01 to CT10, CT17, CT23, CT27). */
export function TeamScreen(props: TeamScreenProps) {
  const { members, failed, refreshing, onDialog, onRefresh, dialog } = props;
  return (
    <>
      <ScreenFrame
        title={words.title}
        subline={members && <p className="sw:text-sm sw:text-ink-2">{countOf(members.length, words.one, words.many)}</p>}
        actions={<Actions {...props} />}
        failure={failed ? words.loadFailed : ''}
        refreshing={refreshing}
        onRefresh={onRefresh}
        skeleton={<Loading />}
      >
        {members && (
          <div className="sw:grid sw:gap-10">
            {members.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <Members {...props} members={members} />
            )}
            {props.canManage && members.some(({ owner }) => owner) && <OwnerHint />}
            <Invitations {...props} />
          </div>
        )}
      </ScreenFrame>
      <TeamDialogs {...props} members={members ?? []} dialog={dialog} onClose={() => onDialog(undefined)} />
    </>
  );
}
