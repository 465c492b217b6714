import { readApplication, readApplicationPage, readApplications } from '../application/read';
import { readApplicationList } from '../application/read-list';
import { readDocumentLink } from '../contract/answers';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Applications, for the applicant and for the company that received them. */
export const ownApplications = {
  name: 'ownApplications',
  method: 'GET',
  path: '/api/private/applications/user',
  read: readApplications,
} as const satisfies Call;

export const userApplications = {
  name: 'userApplications',
  method: 'GET',
  path: '/api/private/applications/user/:id',
  read: readApplications,
} as const satisfies Call;

export const companyApplications = {
  name: 'companyApplications',
  method: 'GET',
  path: '/api/private/applications/by-company/:id',
  read: readApplicationList,
} as const satisfies Call;

export const jobApplications = {
  name: 'jobApplications',
  method: 'GET',
  path: '/api/private/applications/by-job/:id',
  read: readApplications,
} as const satisfies Call;

export const listApplications = {
  name: 'listApplications',
  method: 'GET',
  path: '/api/private/applications',
  read: readApplicationPage,
} as const satisfies Call;

export const application = {
  name: 'application',
  method: 'GET',
  path: '/api/private/applications/:id',
  read: readApplication,
} as const satisfies Call;

export const withdrawApplication = {
  name: 'withdrawApplication',
  method: 'POST',
  path: '/api/private/applications/:id/withdraw',
  read: readApplication,
} as const satisfies Call;

export const withdrawApplicationPatch = {
  name: 'withdrawApplicationPatch',
  method: 'PATCH',
  path: '/api/private/applications/:id/withdraw',
  read: readApplication,
} as const satisfies Call;

export const applicationStatus = {
  name: 'applicationStatus',
  method: 'PATCH',
  path: '/api/private/applications/:id/status',
  read: readApplication,
} as const satisfies Call;

/** Takes the last change of the status back, while its message waits (decision 0075). */
export const undoApplicationStatus = {
  name: 'undoApplicationStatus',
  method: 'POST',
  path: '/api/private/applications/:id/status/undo',
  read: readApplication,
} as const satisfies Call;

/** Lets the message about the last change wait longer, so that there is more time to take the change back (decision 0093). */
export const holdApplicationStatus = {
  name: 'holdApplicationStatus',
  method: 'POST',
  path: '/api/private/applications/:id/status/hold',
  read: readApplication,
} as const satisfies Call;

export const applicationNote = {
  name: 'applicationNote',
  method: 'POST',
  path: '/api/private/applications/:id/notes',
  read: readApplication,
} as const satisfies Call;

export const applicationNotes = {
  name: 'applicationNotes',
  method: 'PATCH',
  path: '/api/private/applications/:id/notes',
  read: readApplication,
} as const satisfies Call;

export const applicationAssign = {
  name: 'applicationAssign',
  method: 'PATCH',
  path: '/api/private/applications/:id/assign',
  // Nobody is responsible any more.
  keepNull: true,
  read: readApplication,
} as const satisfies Call;

export const applicationRate = {
  name: 'applicationRate',
  method: 'PATCH',
  path: '/api/private/applications/:id/rate',
  read: readApplication,
} as const satisfies Call;

export const documentLink = {
  name: 'documentLink',
  method: 'POST',
  path: '/api/private/applications/:id/documents/:documentId/link',
  read: readDocumentLink,
} as const satisfies Call;

/** Everything that the applicant has sent, as a ZIP file (O72). */
export const exportApplication = {
  name: 'exportApplication',
  method: 'GET',
  path: '/api/private/applications/:id/export',
  read: readNothing,
} as const satisfies Call;

/** Erases an own application at any status, with its files (rule 10). */
export const eraseApplication = {
  name: 'eraseApplication',
  method: 'DELETE',
  path: '/api/private/applications/:id',
  read: readNothing,
} as const satisfies Call;
