import { dashboardMessages } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { actorOf, handle, idOf, type Mounted } from '../http/handler.ts';
import { Refusal } from '../refusal.ts';
import { openJobsOf } from '../jobs/list-store.ts';
import { sanitiseOrNull } from '../jobs/sanitise.ts';
import { jobCardWire } from '../jobs/to-wire.ts';
import { companiesOf, findCompany, findPublicCompany, ownerOf, teamOf, type TeamMemberRow } from './store.ts';
import { companyPrivateWire, companyPublicWire, ownCompanyWire, urlOf } from './to-wire.ts';

/** A person of the team, every fact under its old and its new name (A61). */
function teamMemberWire(member: TeamMemberRow): z.input<typeof shapes.teamMember> {
  return {
    id: member.id,
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

/** A company's own postings on its page; more than these are found in the list. */
const PAGE_JOBS = 100;

/** Companies as everybody and as their own people read them. */
export const companyHandlers: readonly Mounted[] = [
  handle('publicCompany', async ({ context, params }) => {
    const company = await findPublicCompany(context.db, params.slug ?? '');
    if (company === null) throw new Refusal('not-found', dashboardMessages.companyNotFound);
    const rows = await openJobsOf(context.db, company.id, PAGE_JOBS, context.now());
    return {
      ...companyPublicWire(company),
      description: sanitiseOrNull(company.description),
      jobs: rows.map((job) => jobCardWire(job, company)),
    };
  }),
  handle('myCompanies', async (call) => (await companiesOf(call.context.db, actorOf(call).id)).map(ownCompanyWire)),
  handle(
    'company',
    async (call) => {
      const company = await findCompany(call.context.db, idOf(call));
      if (company === null) throw new Refusal('not-found', dashboardMessages.companyNotFound);
      return companyPrivateWire(company, { ownerId: await ownerOf(call.context.db, company.id), role: call.scope.role });
    },
    { admins: true },
  ),
  handle('companyTeam', async (call) => (await teamOf(call.context.db, idOf(call))).map(teamMemberWire)),
];
