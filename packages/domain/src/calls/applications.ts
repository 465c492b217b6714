import * as z from 'zod/mini';
import { readApplication, readApplicationPage, readApplications } from '../application/read/application';
import { readApplicationList } from '../application/read/list';
import { readDocumentLink } from '../contract/answers';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Applications, for the applicant and for the company that received them. */
export const ownApplications = {
  name: 'ownApplications',
  method: 'GET',
  path: '/api/private/applications/user',
  access: 'user',
  read: readApplications,
} as const satisfies Call;

export const userApplications = {
  name: 'userApplications',
  method: 'GET',
  path: '/api/private/applications/user/:id',
  access: 'own-or-admin',
  read: readApplications,
} as const satisfies Call;

export const companyApplications = {
  name: 'companyApplications',
  method: 'GET',
  path: '/api/private/applications/by-company/:id',
  access: 'member',
  read: readApplicationList,
} as const satisfies Call;

export const jobApplications = {
  name: 'jobApplications',
  method: 'GET',
  path: '/api/private/applications/by-job/:id',
  access: 'member',
  read: readApplications,
} as const satisfies Call;

export const listApplications = {
  name: 'listApplications',
  method: 'GET',
  path: '/api/private/applications',
  access: 'user',
  read: readApplicationPage,
} as const satisfies Call;

export const application = {
  name: 'application',
  method: 'GET',
  path: '/api/private/applications/:id',
  access: 'own-or-member',
  read: readApplication,
} as const satisfies Call;

export const withdrawApplication = {
  name: 'withdrawApplication',
  method: 'POST',
  path: '/api/private/applications/:id/withdraw',
  access: 'own',
  read: readApplication,
} as const satisfies Call;

export const withdrawApplicationPatch = {
  name: 'withdrawApplicationPatch',
  method: 'PATCH',
  path: '/api/private/applications/:id/withdraw',
  access: 'own',
  read: readApplication,
} as const satisfies Call;

export const applicationStatus = {
  name: 'applicationStatus',
  method: 'PATCH',
  path: '/api/private/applications/:id/status',
  access: 'member',
  read: readApplication,
} as const satisfies Call;

/** Undoes the last change of the status, while its message waits (decision 0075). */
export const undoApplicationStatus = {
  name: 'undoApplicationStatus',
  method: 'POST',
  path: '/api/private/applications/:id/status/undo',
  access: 'member',
  read: readApplication,
} as const satisfies Call;

/** Postpones the message about the last change, which extends the time to undo it (decision 0093). */
export const holdApplicationStatus = {
  name: 'holdApplicationStatus',
  method: 'POST',
  path: '/api/private/applications/:id/status/hold',
  access: 'member',
  read: readApplication,
} as const satisfies Call;

export const applicationNote = {
  name: 'applicationNote',
  method: 'POST',
  path: '/api/private/applications/:id/notes',
  access: 'member',
  read: readApplication,
} as const satisfies Call;

export const applicationNotes = {
  name: 'applicationNotes',
  method: 'PATCH',
  path: '/api/private/applications/:id/notes',
  access: 'member',
  read: readApplication,
} as const satisfies Call;

export const applicationAssign = {
  name: 'applicationAssign',
  method: 'PATCH',
  path: '/api/private/applications/:id/assign',
  access: 'recruiter',
  // null removes the responsible member.
  keepNull: true,
  read: readApplication,
} as const satisfies Call;

export const applicationRate = {
  name: 'applicationRate',
  method: 'PATCH',
  path: '/api/private/applications/:id/rate',
  access: 'member',
  read: readApplication,
} as const satisfies Call;

export const documentLink = {
  name: 'documentLink',
  method: 'POST',
  path: '/api/private/applications/:id/documents/:documentId/link',
  access: 'own-or-member',
  read: readDocumentLink,
} as const satisfies Call;

/** All data that the applicant has sent, as a ZIP file (O72). */
export const exportApplication = {
  name: 'exportApplication',
  method: 'GET',
  path: '/api/private/applications/:id/export',
  access: 'own',
  read: readNothing,
} as const satisfies Call;

/** Erases an own application at any status, with its files (rule 10). */
export const eraseApplication = {
  name: 'eraseApplication',
  method: 'DELETE',
  path: '/api/private/applications/:id',
  access: 'own',
  read: readNothing,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const applicationsEndpoints = () => ({
  ownApplications: endpoint(ownApplications, {
    scope: 'none',
    spec: ['API15'],
    summary: 'Eigene Bewerbungen.',
    answer: z.array(shapes.applicationOwn),
  }),
  userApplications: endpoint(userApplications, {
    scope: { of: 'user', param: 'id' },
    spec: ['API14'],
    summary: 'Bewerbungen einer Person.',
    answer: z.array(shapes.applicationOwn),
  }),
  companyApplications: endpoint(companyApplications, {
    scope: { of: 'company', param: 'id' },
    spec: ['API52'],
    summary: 'Bewerbungen an ein Unternehmen; mit einer Abfrage seitenweise.',
    query: requests.companyApplicationsQuery,
    answer: shapes.companyApplications,
  }),
  jobApplications: endpoint(jobApplications, {
    scope: { of: 'job', param: 'id' },
    spec: ['CA38'],
    summary: 'Bewerbungen auf eine Stellenanzeige.',
    answer: z.array(shapes.applicationCompany),
  }),
  listApplications: endpoint(listApplications, {
    scope: 'none',
    spec: ['API53', 'CA19'],
    summary: 'Bewerbungen an die eigenen Unternehmen, seitenweise.',
    query: requests.applicationsQuery,
    answer: z.object({ applications: z.array(shapes.applicationCompany), total: z.number(), page: z.number(), pageSize: z.number() }),
  }),
  application: endpoint(application, {
    scope: { of: 'application', param: 'id' },
    spec: ['API11'],
    summary: 'Eine Bewerbung.',
    answer: z.union([shapes.applicationCompany, shapes.applicationOwn]),
  }),
  withdrawApplication: endpoint(withdrawApplication, {
    scope: { of: 'application', param: 'id' },
    spec: ['API12'],
    summary: 'Bewerbung zurückziehen.',
    answer: shapes.withdrawn,
  }),
  withdrawApplicationPatch: endpoint(withdrawApplicationPatch, {
    scope: { of: 'application', param: 'id' },
    spec: ['API13'],
    summary: 'Bewerbung zurückziehen, ältere Form.',
    answer: shapes.withdrawn,
  }),
  applicationStatus: endpoint(applicationStatus, {
    scope: { of: 'application', param: 'id' },
    spec: ['API54'],
    summary: 'Status setzen.',
    request: requests.statusRequest,
    answer: shapes.applicationCompany,
  }),
  undoApplicationStatus: endpoint(undoApplicationStatus, {
    scope: { of: 'application', param: 'id' },
    spec: ['O96'],
    summary: 'Letzte Änderung des Status zurücknehmen, solange die Nachricht an die Person wartet.',
    request: requests.undoStatusRequest,
    answer: shapes.applicationCompany,
  }),
  holdApplicationStatus: endpoint(holdApplicationStatus, {
    scope: { of: 'application', param: 'id' },
    spec: ['O96'],
    summary: 'Die Nachricht über die letzte Änderung des Status länger warten lassen.',
    request: requests.undoStatusRequest,
    answer: shapes.applicationCompany,
  }),
  applicationNote: endpoint(applicationNote, {
    scope: { of: 'application', param: 'id' },
    spec: ['API55'],
    summary: 'Notizen ersetzen, ältere Form.',
    request: requests.notesRequest,
    answer: shapes.applicationCompany,
  }),
  applicationNotes: endpoint(applicationNotes, {
    scope: { of: 'application', param: 'id' },
    spec: ['API56'],
    summary: 'Notizen ersetzen.',
    request: requests.notesRequest,
    answer: shapes.applicationCompany,
  }),
  applicationAssign: endpoint(applicationAssign, {
    scope: { of: 'application', param: 'id' },
    spec: ['API57'],
    summary: 'Zuständige Person setzen.',
    request: requests.assignRequest,
    answer: shapes.applicationCompany,
  }),
  applicationRate: endpoint(applicationRate, {
    scope: { of: 'application', param: 'id' },
    spec: ['API58'],
    summary: 'Bewertung setzen.',
    request: requests.rateRequest,
    answer: shapes.applicationCompany,
  }),
  documentLink: endpoint(documentLink, {
    scope: { of: 'application', param: 'id' },
    spec: ['O19'],
    summary: 'Kurz gültige Adresse einer Unterlage.',
    answer: z.object({ url: z.string(), downloadUrl: z.string() }),
  }),
  exportApplication: endpoint(exportApplication, {
    scope: { of: 'application', param: 'id' },
    spec: ['O72'],
    summary: 'Alles zu einer eigenen Bewerbung als ZIP-Datei.',
  }),
  eraseApplication: endpoint(eraseApplication, {
    scope: { of: 'application', param: 'id' },
    spec: ['O72'],
    summary: 'Eigene Bewerbung löschen.',
  }),
});
