import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { urlOf } from '../../platform/media/public-files.ts';
import type { MemberRow } from './store.ts';

/** A team member, with every fact under its old and its new name (A61). */
export function memberWire(member: MemberRow): AnswerOf<'teamMember'> {
  return {
    id: member.id,
    company: { id: member.company_id },
    firstName: member.first_name,
    lastName: member.last_name,
    position: member.position,
    jobDescription: member.job_description,
    linkedinProfile: member.linkedin_profile,
    email: member.email,
    role: member.role,
    status: member.status,
    avatar: urlOf(member.avatar, 'avatars'),
    referenced: member.user_id !== null,
    hasUserAccount: member.user_id !== null,
    companyOwner: member.role === 'OWNER',
    invitationSent: member.invitation_sent,
  };
}
