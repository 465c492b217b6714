import type { TeamMember } from '@stellwerk/domain';

/** A member of the team without an account. For stories and tests only. */
export const storyMember: TeamMember = {
  id: '4',
  firstName: 'Ruprecht',
  lastName: 'Steinhauer',
  position: 'Leiter Außendienst',
  jobDescription: 'Seit 22 Jahren im Haus.',
  email: 'r.steinhauer@weserbund.example',
  linkedin: '',
  role: 'MEMBER',
  status: 'ACTIVE',
  avatarUrl: '',
  hasAccount: false,
  owner: false,
  invitationSent: false,
};
