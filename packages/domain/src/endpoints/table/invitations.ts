import * as z from 'zod/mini';
import * as calls from '../../calls/invitations';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

const company = { of: 'company', param: 'id' } as const;

/** Invitations into the team of a company (001 §7, O48). */
export const invitationsEndpoints = {
  inviteMember: {
    ...calls.inviteMember,
    access: 'manager',
    scope: company,
    spec: ['API67', 'A62'],
    summary: 'Jemanden per E-Mail ins Team einladen.',
    request: requests.inviteRequest,
    answer: shapes.sentInvitation,
  },
  pendingInvitations: {
    ...calls.pendingInvitations,
    access: 'member',
    scope: company,
    spec: ['API68'],
    summary: 'Offene und abgelaufene Einladungen eines Unternehmens.',
    answer: z.array(shapes.invitation),
  },
  resendInvitation: {
    ...calls.resendInvitation,
    access: 'manager',
    scope: company,
    spec: ['O48'],
    summary: 'Eine Einladung mit neuem Link noch einmal senden.',
    answer: shapes.sentInvitation,
  },
  deleteInvitation: {
    ...calls.deleteInvitation,
    access: 'manager',
    scope: company,
    spec: ['API69'],
    summary: 'Eine Einladung zurückziehen; ihr Link gilt dann nicht mehr.',
    answer: shapes.okAnswer,
  },
  invitationOffer: {
    ...calls.invitationOffer,
    // The secret in the path is the permission.
    access: 'public',
    scope: 'none',
    spec: ['O48'],
    summary: 'Wer über einen Link wozu einlädt.',
    answer: shapes.invitationOffer,
  },
  acceptInvitation: {
    ...calls.acceptInvitation,
    // The handler compares the confirmed address of the account.
    access: 'user',
    scope: 'none',
    spec: ['O48'],
    summary: 'Eine Einladung annehmen; nur mit genau der eingeladenen, bestätigten Adresse.',
    answer: shapes.acceptedInvitation,
  },
} as const satisfies EntriesOf<typeof calls>;
