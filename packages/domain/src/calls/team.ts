import * as z from 'zod/mini';
import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readTeam, readTeamMember } from '../team/read';

/** The team of a company. */
export const companyTeam = {
  name: 'companyTeam',
  method: 'GET',
  path: '/api/private/companies/:id/get-company-team-members',
  access: 'member',
  read: readTeam,
} as const satisfies Call;

export const teamMember = {
  name: 'teamMember',
  method: 'GET',
  path: '/api/private/companies/team-member/:memberId',
  access: 'member',
  read: readTeamMember,
} as const satisfies Call;

export const createTeamMember = {
  name: 'createTeamMember',
  method: 'POST',
  path: '/api/private/companies/team-member/create',
  access: 'user',
  read: readTeamMember,
} as const satisfies Call;

export const updateTeamMember = {
  name: 'updateTeamMember',
  method: 'PUT',
  path: '/api/private/companies/team-member/:memberId',
  access: 'own-or-manager',
  read: readTeamMember,
} as const satisfies Call;

export const deleteTeamMember = {
  name: 'deleteTeamMember',
  method: 'DELETE',
  path: '/api/private/companies/team-member/:memberId',
  access: 'manager',
  read: readConfirmation,
} as const satisfies Call;

export const uploadMemberAvatar = {
  name: 'uploadMemberAvatar',
  method: 'POST',
  path: '/api/private/companies/team-member/:memberId/avatar',
  access: 'own-or-manager',
  read: readTeamMember,
} as const satisfies Call;

export const deleteMemberAvatar = {
  name: 'deleteMemberAvatar',
  method: 'DELETE',
  path: '/api/private/companies/team-member/:memberId/avatar',
  access: 'own-or-manager',
  read: readTeamMember,
} as const satisfies Call;

/** Makes another member the owner; the former one becomes an administrator (O49). */
export const transferOwnership = {
  name: 'transferOwnership',
  method: 'POST',
  path: '/api/private/companies/:id/transfer-ownership',
  access: 'owner',
  read: readConfirmation,
} as const satisfies Call;

/** The member itself, or a manager of the team. */
const member = { of: 'member', param: 'memberId' } as const;

const avatar = () => ({ fields: requests.avatarForm, files: ['file'], repeated: [] }) as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const teamEndpoints = () => ({
  companyTeam: endpoint(companyTeam, {
    scope: { of: 'company', param: 'id' },
    spec: ['API60'],
    summary: 'Mitglieder eines Unternehmens.',
    query: requests.teamQuery,
    answer: z.array(shapes.teamMember),
  }),
  teamMember: endpoint(teamMember, {
    scope: member,
    spec: ['API61'],
    summary: 'Ein Mitglied des Teams.',
    answer: shapes.teamMember,
  }),
  createTeamMember: endpoint(createTeamMember, {
    // The company is named in a body that may be a form with a picture: its handler checks the role.
    scope: 'none',
    spec: ['API62'],
    summary: 'Ein Mitglied des Teams anlegen: JSON oder multipart mit Bild.',
    request: requests.createMemberRequest,
    multipart: { fields: requests.createMemberForm, files: ['file'], repeated: [] },
    answer: shapes.teamMember,
  }),
  updateTeamMember: endpoint(updateTeamMember, {
    scope: member,
    spec: ['API63'],
    summary: 'Ein Mitglied des Teams ändern.',
    request: requests.updateMemberRequest,
    answer: shapes.teamMember,
  }),
  deleteTeamMember: endpoint(deleteTeamMember, {
    scope: member,
    spec: ['API65', 'O51'],
    summary: 'Ein Mitglied aus dem Team nehmen; ein Konto bleibt bestehen.',
    answer: shapes.okAnswer,
  }),
  uploadMemberAvatar: endpoint(uploadMemberAvatar, {
    scope: member,
    spec: ['API64'],
    summary: 'Bild eines Mitglieds setzen.',
    multipart: avatar(),
    answer: shapes.teamMember,
  }),
  deleteMemberAvatar: endpoint(deleteMemberAvatar, {
    scope: member,
    spec: ['API66'],
    summary: 'Bild eines Mitglieds entfernen.',
    answer: shapes.teamMember,
  }),
  transferOwnership: endpoint(transferOwnership, {
    scope: { of: 'company', param: 'id' },
    spec: ['O49'],
    summary: 'Inhaberschaft an ein Mitglied mit Konto übertragen.',
    request: requests.transferRequest,
    answer: shapes.okAnswer,
  }),
});
