import { dashboardMessages } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { actorOf, handlers, idOf, type ServerCall } from '../http/call.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { activateCompany } from './activation-store.ts';
import { companiesOf, findCompany, ownerOf, teamOf, type TeamMemberRow } from './store.ts';
import { companyPrivateWire, ownCompanyWire, urlOf } from './to-wire.ts';

/** A person of the team, every fact under its old and its new name (A61). */
function teamMemberWire(member: TeamMemberRow): z.input<typeof shapes.teamMember> {
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

/** A company, with the role of the caller in it. */
async function ownCompany(call: ServerCall) {
  const company = await findCompany(call.context.db, idOf(call));
  if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  return companyPrivateWire(company, { ownerId: await ownerOf(call.context.db, company.id), role: call.scope.role });
}

/** Companies as their own people read them. */
export const companyHandlers = handlers({
  myCompanies: async (call) => (await companiesOf(call.context.db, actorOf(call).id)).map(ownCompanyWire),
  company: ownCompany,
  activateCompany: async (call) => {
    await activateCompany(call.context, idOf(call), actorOf(call).id);
    return ownCompany(call);
  },
  companyTeam: async (call) => (await teamOf(call.context.db, idOf(call))).map(teamMemberWire),
});
