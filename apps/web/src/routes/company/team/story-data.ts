import type { Invitation, TeamMember } from '@stellwerk/design-system/patterns';
import { fixtures } from '@stellwerk/domain/fixtures';

/** The team of the first demo company. For stories only. */
export const storyTeam: readonly TeamMember[] = fixtures.members
  .filter(({ companyId }) => companyId === 1)
  .map(({ linkedinProfile, userId, avatar, id, ...member }) => ({
    ...member,
    id: String(id),
    linkedin: linkedinProfile,
    avatarUrl: avatar ?? '',
    hasAccount: userId !== null,
    owner: member.role === 'OWNER',
  }));

export const storyInvitations: readonly Invitation[] = fixtures.invitations
  .filter(({ companyId }) => companyId === 1)
  .map(({ id, ...invitation }) => ({ ...invitation, id: String(id) }));
