import { readAcceptedInvitation, readInvitationOffer, readInvitations, readSentInvitation } from '../invitation/read';
import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';

/** Invites a person into the team of a company by mail. */
export const inviteMember = {
  name: 'inviteMember',
  method: 'POST',
  path: '/api/private/companies/:id/team/invite/send',
  read: readSentInvitation,
} as const satisfies Call;

export const pendingInvitations = {
  name: 'pendingInvitations',
  method: 'GET',
  path: '/api/private/companies/:id/invitations/pending',
  read: readInvitations,
} as const satisfies Call;

/** Sends an open or expired invitation once more, with a new link; the former one ends. */
export const resendInvitation = {
  name: 'resendInvitation',
  method: 'POST',
  path: '/api/private/companies/:id/invitations/:invitationId/resend',
  read: readSentInvitation,
} as const satisfies Call;

export const deleteInvitation = {
  name: 'deleteInvitation',
  method: 'DELETE',
  path: '/api/private/companies/:id/invitations/:invitationId',
  read: readConfirmation,
} as const satisfies Call;

/** What stands behind a mailed link (O48). */
export const invitationOffer = {
  name: 'invitationOffer',
  method: 'GET',
  path: '/api/public/invitations/:token',
  token: 'none',
  read: readInvitationOffer,
} as const satisfies Call;

export const acceptInvitation = {
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/private/invitations/:token/accept',
  read: readAcceptedInvitation,
} as const satisfies Call;
