export const MEMBER_STATUSES = ['ACTIVE', 'PENDING'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
