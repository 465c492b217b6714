import * as z from 'zod/mini';
import { mailAddress } from '../mail-address';
import { TEXT_LIMITS } from '../text';
import { TEAM_ROLES } from '../company/codes';
import { authMessages } from '../messages/auth.de';
import { generalMessages } from '../messages/general.de';
import { teamMessages } from '../messages/team.de';
import { isWebUrl } from '../url';
import { namesOf, recordOf } from '../records';
import { MEMBER_STATUSES } from './codes';
import type { MemberFormField } from './field-list.de';
import { TEAM_SORTS } from './select';

/** Bodies and queries of the team's calls. */

const { name, message, email: emailLimit } = TEXT_LIMITS;
const tooLong = (limit: number) => z.maxLength(limit, generalMessages.tooLong(limit));
const required = (limit: number) => z.string(teamMessages.required).check(z.trim(), z.minLength(1, teamMessages.required), tooLong(limit));

/** '' and null both mean none (A26). */
const orNone = <T extends z.ZodMiniType<string, string>>(schema: T) => z.optional(z.nullable(z.union([z.literal(''), schema])));

const anyId = z.union([z.number(), z.string()]);

const requiredFields = {
  firstName: required(name),
  lastName: required(name),
  position: required(name),
  jobDescription: required(message),
};
const optionalFields = {
  email: orNone(z.string().check(z.trim(), ...mailAddress(authMessages.email), tooLong(emailLimit))),
  linkedinProfile: orNone(z.string().check(z.trim(), tooLong(message), z.refine(isWebUrl, teamMessages.webAddress))),
};

const role = z.optional(z.enum(TEAM_ROLES));

const fields = { ...requiredFields, ...optionalFields } satisfies Readonly<Record<MemberFormField, z.ZodMiniType>>;

/** Values that callers send although the server derives all of them (A61). */
const derived = {
  avatar: z.optional(z.nullable(z.string())),
  referenced: z.optional(z.nullable(z.boolean())),
  status: z.optional(z.nullable(z.string())),
};

const company = z.object({ id: anyId }, teamMessages.company);

/** Company of a new member: read before the rest, for the permission check. */
export const companyOfMember = z.object({ company });

/** A new member of the team; the email address is optional (A60). */
export const createMemberRequest = z.object({
  company,
  ...fields,
  role,
  ...derived,
});

/** The same as a form, with the picture as `file`. */
export const createMemberForm = z.object({
  companyId: z.string(),
  'company.id': z.optional(z.string()),
  ...requiredFields,
  ...recordOf(namesOf(optionalFields), () => z.optional(z.string())),
  role,
});

/** Reads the texts of a form as the JSON body; the company is named in either spelling. */
export function memberOfForm({ companyId, 'company.id': nested, ...texts }: Readonly<Record<string, string>>): unknown {
  const company = nested ?? companyId;
  const { avatar: _avatar, referenced: _referenced, status: _status, role, ...rest } = texts;
  return { ...rest, ...(role !== undefined && role !== '' && { role }), ...(company !== undefined && { company: { id: company } }) };
}

/** Changes of a member; omitted values stay. The company and the id in the body are ignored: the row decides. */
export const updateMemberRequest = z.object({
  company: z.optional(z.nullable(z.object({ id: anyId }))),
  id: z.optional(z.nullable(anyId)),
  ...z.partial(z.object(requiredFields)).shape,
  ...optionalFields,
  role,
  ...derived,
});

export const transferRequest = z.object({ memberId: anyId });

/** The form of an avatar: only the picture. */
export const avatarForm = z.object({});

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

export const teamQuery = z.object({
  /** In any letter case. */
  status: z.optional(z.pipe(z.string().check(z.toUpperCase()), z.enum(MEMBER_STATUSES))),
  hasUserAccount: z.optional(flag),
  search: z.optional(z.string().check(tooLong(name))),
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
  sortBy: z.optional(z.enum(TEAM_SORTS)),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});
