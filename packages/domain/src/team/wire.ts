import * as z from 'zod/mini';
import { TEAM_ROLES } from '../company/codes';
import { id, optionalText, type WithFields } from '../wire/schemas';
import { MEMBER_STATUSES } from './codes';
import type { MemberFormField } from './field-list.de';

/** A team member, each fact under its old and its new name (CT06, A61). */
export const teamMember = z.object({
  id,
  company: z.object({ id }),
  firstName: z.string(),
  lastName: z.string(),
  position: optionalText,
  jobDescription: optionalText,
  linkedinProfile: optionalText,
  email: optionalText,
  role: z.enum(TEAM_ROLES),
  status: z.enum(MEMBER_STATUSES),
  avatar: optionalText,
  referenced: z.boolean(),
  hasUserAccount: z.boolean(),
  companyOwner: z.boolean(),
  invitationSent: z.boolean(),
}) satisfies WithFields<MemberFormField>;
