import { readTeam, readTeamMember } from '../team/read';
import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';

/** The team of a company. */
export const companyTeam = {
  name: 'companyTeam',
  method: 'GET',
  path: '/api/private/companies/:id/get-company-team-members',
  read: readTeam,
} as const satisfies Call;

export const teamMember = {
  name: 'teamMember',
  method: 'GET',
  path: '/api/private/companies/team-member/:memberId',
  read: readTeamMember,
} as const satisfies Call;

export const createTeamMember = {
  name: 'createTeamMember',
  method: 'POST',
  path: '/api/private/companies/team-member/create',
  read: readTeamMember,
} as const satisfies Call;

export const updateTeamMember = {
  name: 'updateTeamMember',
  method: 'PUT',
  path: '/api/private/companies/team-member/:memberId',
  read: readTeamMember,
} as const satisfies Call;

export const deleteTeamMember = {
  name: 'deleteTeamMember',
  method: 'DELETE',
  path: '/api/private/companies/team-member/:memberId',
  read: readConfirmation,
} as const satisfies Call;

export const uploadMemberAvatar = {
  name: 'uploadMemberAvatar',
  method: 'POST',
  path: '/api/private/companies/team-member/:memberId/avatar',
  read: readTeamMember,
} as const satisfies Call;

export const deleteMemberAvatar = {
  name: 'deleteMemberAvatar',
  method: 'DELETE',
  path: '/api/private/companies/team-member/:memberId/avatar',
  read: readTeamMember,
} as const satisfies Call;

/** Makes another member the owner; who was it before goes on as administrator (O49). */
export const transferOwnership = {
  name: 'transferOwnership',
  method: 'POST',
  path: '/api/private/companies/:id/transfer-ownership',
  read: readConfirmation,
} as const satisfies Call;
