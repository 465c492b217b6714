import * as z from 'zod/mini';
import { mailAddress } from '../../mail-address';
import { TEXT_LIMITS } from '../../text';
import { TEAM_ROLES } from '../../company/codes';
import { generalMessages } from '../../messages/general.de';
import { teamMessages } from '../../messages/team.de';

const { name, email } = TEXT_LIMITS;
const tooLong = (limit: number) => z.maxLength(limit, generalMessages.tooLong(limit));
const optional = z.optional(z.nullable(z.string().check(z.trim(), tooLong(name))));

/** An invitation by email address alone, or with further data of the person (A62); the default role is MEMBER (O50). */
export const inviteRequest = z.object({
  email: z
    .string(teamMessages.emailMissing)
    .check(z.trim(), z.minLength(1, teamMessages.emailMissing), ...mailAddress(teamMessages.emailInvalid), tooLong(email)),
  firstName: optional,
  lastName: optional,
  position: optional,
  role: z.optional(z.enum(TEAM_ROLES)),
});
