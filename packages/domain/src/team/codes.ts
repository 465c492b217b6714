export const MEMBER_STATUSES = ['ACTIVE', 'PENDING'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** Origin of a team member: with an own account, invited, or created by hand (CT07 to CT09). */
export const MEMBER_STATES = ['account', 'pending', 'manual'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];
