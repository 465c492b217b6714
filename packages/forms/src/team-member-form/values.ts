import { APPLICATION_LIMITS, TEAM_ROLES, type MemberFormField, type TeamMember } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { email as emailAddress, optionalAddress, requiredText } from '../shared/field-schemas';
import { labels } from './messages.de';

const requiredEmail = emailAddress(labels.missing.email);

/** Validation rules of both modes (A60). */
export const schemas = {
  create: memberSchema(z.union([z.literal(''), requiredEmail])),
  edit: memberSchema(requiredEmail),
};

function memberSchema<Email extends z.ZodMiniType<string, string>>(address: Email) {
  return z.object({
    firstName: requiredText(APPLICATION_LIMITS.name, labels.missing.firstName),
    lastName: requiredText(APPLICATION_LIMITS.name, labels.missing.lastName),
    position: requiredText(APPLICATION_LIMITS.name, labels.missing.position),
    jobDescription: requiredText(APPLICATION_LIMITS.message, labels.missing.jobDescription),
    email: address,
    linkedinProfile: optionalAddress(de.webAddress),
    role: z.enum(TEAM_ROLES),
  } satisfies Readonly<Record<MemberFormField | 'role', z.ZodMiniType>>);
}
export type TeamMemberValues = z.infer<typeof schemas.edit>;

export const NOBODY: TeamMemberValues = {
  firstName: '',
  lastName: '',
  position: '',
  jobDescription: '',
  email: '',
  linkedinProfile: '',
  role: 'MEMBER',
};

/** The stored member as form values. */
export const knownMember = ({ firstName, lastName, position, jobDescription, email, linkedin, role }: TeamMember): TeamMemberValues => ({
  firstName,
  lastName,
  position,
  jobDescription,
  email,
  linkedinProfile: linkedin,
  role,
});
