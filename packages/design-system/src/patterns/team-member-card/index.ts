export { TeamMemberCard, type TeamMemberCardProps } from './TeamMemberCard';
export { canInvite, memberName, memberState, type MemberState, type TeamMember } from './teamMember';
