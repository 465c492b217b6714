import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import * as requests from './requests';
import * as shapes from './shapes';

/**
 * Every call that the server answers. An endpoint that is not in this table cannot be reached.
 * Literal segments stand before parameters of the same place (A83).
 */
export const endpoints = {
  health: { method: 'GET', path: '/api/health', access: 'public', scope: 'none', spec: [], summary: 'Bereitschaft des Dienstes.', answer: z.object({ status: z.literal('ok') }) },

  listJobs: { method: 'GET', path: '/api/jobs', access: 'public', scope: 'none', spec: ['API01', 'A88'], summary: 'Öffentliche Stellenanzeigen.', query: requests.jobSearchQuery, answer: shapes.jobPage },
  getAllJobs: { method: 'GET', path: '/api/public/jobs/get-all', access: 'public', scope: 'none', spec: ['API02'], summary: 'Öffentliche Stellenanzeigen, ältere Form.', query: requests.jobSearchQuery, answer: shapes.jobPage },
  searchJobs: { method: 'GET', path: '/api/public/jobs/search', access: 'public', scope: 'none', spec: ['API03', 'O25'], summary: 'Suche in den öffentlichen Stellenanzeigen.', query: requests.jobSearchQuery, answer: shapes.jobPage },
  publicJob: { method: 'GET', path: '/api/public/jobs/:id', access: 'public', scope: 'none', spec: ['API04', 'API05'], summary: 'Eine öffentliche Stellenanzeige.', answer: shapes.jobPublic },
  previewJob: { method: 'GET', path: '/api/private/companies/jobs/:id', access: 'member', scope: 'job', spec: ['API06'], summary: 'Vorschau einer eigenen Stellenanzeige.', answer: shapes.jobPublic },
  companyJobs: { method: 'GET', path: '/api/private/jobs/get-company-jobs/:id', access: 'member', scope: 'company', spec: ['API49'], summary: 'Stellenanzeigen eines Unternehmens.', query: requests.companyJobsQuery, answer: z.array(shapes.jobCompany) },

  createPublicApplication: { method: 'POST', path: '/api/public/applications/create', access: 'public', scope: 'none', spec: ['API07', 'API08'], summary: 'Bewerbung ohne Anmeldung: JSON oder multipart.', multipart: true, answer: shapes.created },
  createPrivateApplication: { method: 'POST', path: '/api/private/applications/create', access: 'user', scope: 'none', spec: ['API09', 'API10'], summary: 'Bewerbung mit Konto: JSON oder multipart.', multipart: true, answer: shapes.created },
  ownApplications: { method: 'GET', path: '/api/private/applications/user', access: 'user', scope: 'none', spec: ['API15'], summary: 'Eigene Bewerbungen.', answer: z.array(shapes.applicationOwn) },
  userApplications: { method: 'GET', path: '/api/private/applications/user/:id', access: 'self-or-admin', scope: 'user', spec: ['API14'], summary: 'Bewerbungen einer Person.', answer: z.array(shapes.applicationOwn) },
  companyApplications: { method: 'GET', path: '/api/private/applications/by-company/:id', access: 'member', scope: 'company', spec: ['API52'], summary: 'Bewerbungen an ein Unternehmen.', answer: z.array(shapes.applicationCompany) },
  jobApplications: { method: 'GET', path: '/api/private/applications/by-job/:id', access: 'member', scope: 'job', spec: ['CA38'], summary: 'Bewerbungen auf eine Stellenanzeige.', answer: z.array(shapes.applicationCompany) },
  listApplications: { method: 'GET', path: '/api/private/applications', access: 'user', scope: 'none', spec: ['API53', 'CA19'], summary: 'Bewerbungen an die eigenen Unternehmen, seitenweise.', query: requests.applicationsQuery, answer: z.object({ applications: z.array(shapes.applicationCompany), total: z.number(), page: z.number(), pageSize: z.number() }) },
  application: { method: 'GET', path: '/api/private/applications/:id', access: 'applicant-or-member', scope: 'application', spec: ['API11'], summary: 'Eine Bewerbung.', answer: z.union([shapes.applicationCompany, shapes.applicationOwn]) },
  withdrawApplication: { method: 'POST', path: '/api/private/applications/:id/withdraw', access: 'applicant', scope: 'application', spec: ['API12'], summary: 'Bewerbung zurückziehen.', answer: shapes.withdrawn },
  withdrawApplicationPatch: { method: 'PATCH', path: '/api/private/applications/:id/withdraw', access: 'applicant', scope: 'application', spec: ['API13'], summary: 'Bewerbung zurückziehen, ältere Form.', answer: shapes.withdrawn },
  applicationStatus: { method: 'PATCH', path: '/api/private/applications/:id/status', access: 'member', scope: 'application', spec: ['API54'], summary: 'Status setzen.', request: requests.statusRequest, answer: shapes.applicationCompany },
  applicationNote: { method: 'POST', path: '/api/private/applications/:id/notes', access: 'member', scope: 'application', spec: ['API55'], summary: 'Notizen ersetzen, ältere Form.', request: requests.notesRequest, answer: shapes.applicationCompany },
  applicationNotes: { method: 'PATCH', path: '/api/private/applications/:id/notes', access: 'member', scope: 'application', spec: ['API56'], summary: 'Notizen ersetzen.', request: requests.notesRequest, answer: shapes.applicationCompany },
  applicationAssign: { method: 'PATCH', path: '/api/private/applications/:id/assign', access: 'recruiter', scope: 'application', spec: ['API57'], summary: 'Zuständige Person setzen.', request: requests.assignRequest, answer: shapes.applicationCompany },
  applicationRate: { method: 'PATCH', path: '/api/private/applications/:id/rate', access: 'member', scope: 'application', spec: ['API58'], summary: 'Bewertung setzen.', request: requests.rateRequest, answer: shapes.applicationCompany },
  documentLink: { method: 'POST', path: '/api/private/applications/:id/documents/:documentId/link', access: 'applicant-or-member', scope: 'application', spec: ['O19'], summary: 'Kurz gültige Adresse einer Unterlage.', answer: z.object({ url: z.string(), downloadUrl: z.string() }) },
  cvFile: { method: 'GET', path: '/api/public/media/cv/:filename', access: 'public', scope: 'document', spec: ['API38', 'O19'], summary: 'Eine Unterlage: mit kurz gültiger Signatur oder für Berechtigte.' },

  register: { method: 'POST', path: '/api/public/auth/register', access: 'public', scope: 'none', spec: ['O01'], summary: 'Konto erstellen.', request: requests.registerRequest, answer: shapes.sessionAnswer },
  login: { method: 'POST', path: '/api/public/auth/login', access: 'public', scope: 'none', spec: ['O01'], summary: 'Anmelden.', request: requests.loginRequest, answer: shapes.sessionAnswer },
  forgotPassword: { method: 'POST', path: '/api/public/auth/forgot-password', access: 'public', scope: 'none', spec: ['O01'], summary: 'Link zum Zurücksetzen anfordern.', request: requests.forgotPasswordRequest, answer: shapes.okAnswer },
  resetPassword: { method: 'POST', path: '/api/public/auth/reset-password', access: 'public', scope: 'none', spec: ['O01'], summary: 'Passwort über einen Link setzen.', request: requests.resetPasswordRequest, answer: shapes.okAnswer },
  logout: { method: 'POST', path: '/api/private/auth/logout', access: 'user', scope: 'none', spec: ['O01'], summary: 'Abmelden.', answer: shapes.okAnswer },
  changePassword: { method: 'POST', path: '/api/private/auth/change-password', access: 'user', scope: 'none', spec: ['O01'], summary: 'Passwort ändern.', request: requests.changePasswordRequest, answer: shapes.okAnswer },
  profile: { method: 'GET', path: '/api/private/users/profile', access: 'user', scope: 'none', spec: ['O01'], summary: 'Eigenes Profil.', answer: shapes.userAnswer },
  updateProfile: { method: 'PUT', path: '/api/private/users/profile', access: 'user', scope: 'none', spec: ['O01'], summary: 'Eigenes Profil ändern.', request: requests.profileRequest, answer: shapes.userAnswer },

  myCompanies: { method: 'GET', path: '/api/private/companies/get-my-companies', access: 'user', scope: 'none', spec: ['API39'], summary: 'Eigene Unternehmen.', answer: z.array(z.extend(shapes.companyCard, { isActive: z.boolean(), city: z.nullable(z.string()), industry: z.nullable(z.object({ id: z.number(), name: z.string() })) })) },
  companyTeam: { method: 'GET', path: '/api/private/companies/:id/get-company-team-members', access: 'member', scope: 'company', spec: ['API60'], summary: 'Mitglieder eines Unternehmens.', answer: z.array(shapes.teamMember) },
  company: { method: 'GET', path: '/api/private/companies/:id', access: 'member', scope: 'company', spec: ['API40'], summary: 'Ein eigenes Unternehmen.', answer: shapes.companyPrivate },

  outbox: { method: 'GET', path: '/api/private/admin/outbox', access: 'admin', scope: 'none', spec: ['O46'], summary: 'Ausgehende Nachrichten.', answer: z.array(shapes.outboxMail) },
  importJobs: { method: 'POST', path: '/api/private/admin/import', access: 'admin', scope: 'none', spec: [], summary: 'Stellenanzeigen übernehmen.', request: requests.importRequest, answer: shapes.importResult },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
