import type { Id } from '../../ids';
import { TEAM_ROLES, type TeamRole } from '../../company/codes';
import { readMediaUrl } from '../../media/read';
import { asObject, firstText, listIn, textsOf, toDate, toFlag } from '../../wire/loose';

/** An open invitation (001 §3). Texts are '' if missing. */
export interface Invitation {
  /** Number of the invitation as text. */
  readonly id: Id<'invitation'>;
  /** Receiver of the mail. */
  readonly email: string;
  /** First name; '' if only the email address was given. */
  readonly firstName: string;
  /** Last name; '' if only the email address was given. */
  readonly lastName: string;
  /** Future position; '' where unknown. */
  readonly position: string;
  /** Future role (O50). */
  readonly role: TeamRole;
  /** ISO, or null. */
  readonly createdAt: string | null;
  /** ISO; null without an end. */
  readonly expiresAt: string | null;
}

/** Content of a mailed link for the invited person, before accepting (O48). */
export interface InvitationOffer {
  /** Receiver of the mail; only an account with this email address may accept. */
  readonly email: string;
  /** As written by the inviting member; '' if only the email address is known. */
  readonly firstName: string;
  readonly lastName: string;
  /** Display name of the inviting member, or ''. */
  readonly inviter: string;
  readonly position: string;
  readonly role: TeamRole;
  /** ISO, or null. */
  readonly expiresAt: string | null;
  readonly company: { readonly id: string; readonly name: string; readonly logoUrl: string; readonly city: string };
}

const readRole = (value: unknown): TeamRole => TEAM_ROLES.find((known) => known === value) ?? 'MEMBER';

/** Reads one pending invitation (CT26); an unknown role counts as the weakest. */
export function readInvitation(value: unknown): Invitation {
  const invitation = asObject(value);
  return {
    ...textsOf(invitation, 'id', 'email', 'firstName', 'lastName', 'position'),
    role: readRole(invitation.role),
    createdAt: toDate(invitation.createdAt),
    expiresAt: toDate(invitation.expiresAt),
  };
}

/** Reads the pending invitations of a company, bare or under `invitations` or `data`. */
export function readInvitations(answer: unknown): readonly Invitation[] {
  return listIn(answer, 'invitations', 'data').map(readInvitation);
}

/** Reads the response to a mailed invitation. */
export function readSentInvitation(answer: unknown): Invitation {
  return readInvitation(asObject(answer).invitation);
}

/** Reads the response to an accepted invitation: the company, and whether the person was already a member. */
export function readAcceptedInvitation(answer: unknown): { readonly companyId: Id<'company'>; readonly alreadyMember: boolean } {
  const { companyId, alreadyMember } = asObject(answer);
  return { companyId: firstText(companyId), alreadyMember: toFlag(alreadyMember) };
}

/** Reads the content of a mailed link (O48). */
export function readInvitationOffer(answer: unknown): InvitationOffer {
  const offer = asObject(answer);
  const company = asObject(offer.company);
  return {
    ...textsOf(offer, 'email', 'firstName', 'lastName', 'inviter', 'position'),
    role: readRole(offer.role),
    expiresAt: toDate(offer.expiresAt),
    company: {
      ...textsOf(company, 'id', 'name', 'city'),
      logoUrl: readMediaUrl(company.logo, 'logos'),
    },
  };
}
