import * as z from 'zod/mini';
import * as calls from '../../calls/team';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** The person of the member, or who manages the team. */
const member = { of: 'member', param: 'memberId' } as const;
const avatar = { fields: requests.avatarForm, files: ['file'], repeated: [] } as const;

/** The team of a company. */
export const teamEndpoints = {
  companyTeam: {
    ...calls.companyTeam,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API60'],
    summary: 'Mitglieder eines Unternehmens.',
    query: requests.teamQuery,
    answer: z.array(shapes.teamMember),
  },
  teamMember: {
    ...calls.teamMember,
    access: 'member',
    scope: member,
    spec: ['API61'],
    summary: 'Ein Mitglied des Teams.',
    answer: shapes.teamMember,
  },
  createTeamMember: {
    ...calls.createTeamMember,
    // The company stands in a body that may be a form with a picture: its handler asks for the role.
    access: 'user',
    scope: 'none',
    spec: ['API62'],
    summary: 'Ein Mitglied des Teams anlegen: JSON oder multipart mit Bild.',
    request: requests.createMemberRequest,
    multipart: { fields: requests.createMemberForm, files: ['file'], repeated: [] },
    answer: shapes.teamMember,
  },
  updateTeamMember: {
    ...calls.updateTeamMember,
    access: 'own-or-manager',
    scope: member,
    spec: ['API63'],
    summary: 'Ein Mitglied des Teams ändern.',
    request: requests.updateMemberRequest,
    answer: shapes.teamMember,
  },
  deleteTeamMember: {
    ...calls.deleteTeamMember,
    access: 'manager',
    scope: member,
    spec: ['API65', 'O51'],
    summary: 'Ein Mitglied aus dem Team nehmen; ein Konto bleibt bestehen.',
    answer: shapes.okAnswer,
  },
  uploadMemberAvatar: {
    ...calls.uploadMemberAvatar,
    access: 'own-or-manager',
    scope: member,
    spec: ['API64'],
    summary: 'Bild eines Mitglieds setzen.',
    multipart: avatar,
    answer: shapes.teamMember,
  },
  deleteMemberAvatar: {
    ...calls.deleteMemberAvatar,
    access: 'own-or-manager',
    scope: member,
    spec: ['API66'],
    summary: 'Bild eines Mitglieds entfernen.',
    answer: shapes.teamMember,
  },
  transferOwnership: {
    ...calls.transferOwnership,
    access: 'owner',
    scope: { of: 'company', param: 'id' },
    spec: ['O49'],
    summary: 'Inhaberschaft an ein Mitglied mit Konto übertragen.',
    request: requests.transferRequest,
    answer: shapes.okAnswer,
  },
} as const satisfies EntriesOf<typeof calls>;
