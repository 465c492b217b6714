import type { Invitation, TeamMember, TeamRole } from '@stellwerk/domain';
import type { InviteValues } from '@stellwerk/forms/invite-form';
import type { TeamMemberValues } from '@stellwerk/forms/team-member-form';

/** The calls on a team. Each rejects on failure; the screen shows the documented message. */
export interface TeamCalls {
  /** Sends an invitation (CT24, CT25). */
  readonly invite: (values: InviteValues) => Promise<unknown>;
  /** Invites an existing member with an email address (CT23, CT25). */
  readonly inviteMember: (member: TeamMember) => Promise<unknown>;
  /** Sends an open or expired invitation again. */
  readonly resendInvitation: (invitation: Invitation) => Promise<unknown>;
  readonly deleteInvitation: (invitation: Invitation) => Promise<unknown>;
  /** Saves a new member, optionally with a picture. */
  readonly create: (values: TeamMemberValues, avatar: File | null) => Promise<unknown>;
  /** Saves an existing member (CT30 to CT34). */
  readonly update: (member: TeamMember, values: TeamMemberValues, avatar: File | null) => Promise<unknown>;
  /** Saves only the role of an existing member (CT30 to CT34). */
  readonly changeRole: (member: TeamMember, role: TeamRole) => Promise<unknown>;
  /** Removes the stored picture (CT35). */
  readonly removeAvatar: (member: TeamMember) => Promise<unknown>;
  readonly remove: (member: TeamMember) => Promise<unknown>;
  /** Transfers the ownership; offered only to the owner (O49). */
  readonly transfer: (member: TeamMember) => Promise<unknown>;
}
