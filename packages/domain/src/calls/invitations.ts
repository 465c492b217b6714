import * as z from 'zod/mini';
import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readAcceptedInvitation, readInvitationOffer, readInvitations, readSentInvitation } from '../team/invitation/read';

/** Invites a person into the team of a company by mail. */
export const inviteMember = {
  name: 'inviteMember',
  method: 'POST',
  path: '/api/private/companies/:id/team/invite/send',
  access: 'manager',
  read: readSentInvitation,
} as const satisfies Call;

export const pendingInvitations = {
  name: 'pendingInvitations',
  method: 'GET',
  path: '/api/private/companies/:id/invitations/pending',
  access: 'member',
  read: readInvitations,
} as const satisfies Call;

/** Sends an open or expired invitation again, with a new link; the former one expires. */
export const resendInvitation = {
  name: 'resendInvitation',
  method: 'POST',
  path: '/api/private/companies/:id/invitations/:invitationId/resend',
  access: 'manager',
  read: readSentInvitation,
} as const satisfies Call;

export const deleteInvitation = {
  name: 'deleteInvitation',
  method: 'DELETE',
  path: '/api/private/companies/:id/invitations/:invitationId',
  access: 'manager',
  read: readConfirmation,
} as const satisfies Call;

/** Content of a mailed invitation link (O48). */
export const invitationOffer = {
  name: 'invitationOffer',
  method: 'GET',
  path: '/api/public/invitations/:token',
  access: 'public',
  read: readInvitationOffer,
} as const satisfies Call;

export const acceptInvitation = {
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/private/invitations/:token/accept',
  access: 'user',
  read: readAcceptedInvitation,
} as const satisfies Call;

const company = { of: 'company', param: 'id' } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const invitationsEndpoints = () => ({
  inviteMember: endpoint(inviteMember, {
    scope: company,
    spec: ['API67', 'A62'],
    summary: 'Jemanden per E-Mail ins Team einladen.',
    request: requests.inviteRequest,
    answer: shapes.sentInvitation,
  }),
  pendingInvitations: endpoint(pendingInvitations, {
    scope: company,
    spec: ['API68'],
    summary: 'Offene und abgelaufene Einladungen eines Unternehmens.',
    answer: z.array(shapes.invitation),
  }),
  resendInvitation: endpoint(resendInvitation, {
    scope: company,
    spec: ['O48'],
    summary: 'Eine Einladung mit neuem Link noch einmal senden.',
    answer: shapes.sentInvitation,
  }),
  deleteInvitation: endpoint(deleteInvitation, {
    scope: company,
    spec: ['API69'],
    summary: 'Eine Einladung zurückziehen; ihr Link gilt dann nicht mehr.',
    answer: shapes.okAnswer,
  }),
  invitationOffer: endpoint(invitationOffer, {
    // The secret in the path is the permission.
    scope: 'none',
    spec: ['O48'],
    summary: 'Wer über einen Link wozu einlädt.',
    answer: shapes.invitationOffer,
  }),
  acceptInvitation: endpoint(acceptInvitation, {
    // The handler compares the confirmed email address of the account.
    scope: 'none',
    spec: ['O48'],
    summary: 'Eine Einladung annehmen; nur mit genau der eingeladenen, bestätigten Adresse.',
    answer: shapes.acceptedInvitation,
  }),
});
