import { readInvitations, readTeam, type Invitation, type TeamMember } from '@stellwerk/domain';
import { fixtures, invitationWire, memberWire } from '@stellwerk/domain/fixtures';

const own = ({ companyId }: { readonly companyId: number }): boolean => companyId === 1;

/** The team of the first demo company. For stories only. */
export const storyTeam: readonly TeamMember[] = readTeam(fixtures.members.filter(own).map(memberWire));

export const storyInvitations: readonly Invitation[] = readInvitations(fixtures.invitations.filter(own).map(invitationWire));
