import * as z from 'zod/mini';
import { TEAM_ROLES } from '../../company/codes';
import { id, optionalText, picture } from '../../wire/schemas';

/** A pending invitation; no response contains the secret of its link (CT26). */
export const invitation = z.object({
  id,
  email: z.string(),
  firstName: optionalText,
  lastName: optionalText,
  position: optionalText,
  role: z.enum(TEAM_ROLES),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** An invitation that has just been mailed, with the confirmation text. */
export const sentInvitation = z.object({ success: z.literal(true), message: z.string(), invitation });

/** An invitation that has just been accepted; `alreadyMember` means that the person was in the team before. */
export const acceptedInvitation = z.object({ success: z.literal(true), companyId: id, alreadyMember: z.boolean() });

/** An invitation for the invited person before accepting (O48). */
export const invitationOffer = z.object({
  email: z.string(),
  firstName: optionalText,
  lastName: optionalText,
  inviter: optionalText,
  position: optionalText,
  role: z.enum(TEAM_ROLES),
  expiresAt: z.string(),
  company: z.object({ id, name: z.string(), logo: picture, city: optionalText }),
});
