import { readAdminCompanies } from '../admin/read';
import { readMailText, readOutbox, readOutboxMail } from '../admin/read-mails';
import { readAdminOverview, readRegistrations } from '../admin/read-platform';
import { readSubscribers } from '../admin/read-subscribers';
import * as requests from '../contract/admin-requests';
import { readNothing } from '../contract/answers';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readSubscription } from '../subscription/read';

/** Calls of the administrators of the platform. */
export const adminOverview = {
  name: 'adminOverview',
  method: 'GET',
  path: '/api/private/admin/overview',
  access: 'admin',
  read: readAdminOverview,
} as const satisfies Call;

export const adminCompanies = {
  name: 'adminCompanies',
  method: 'GET',
  path: '/api/private/admin/companies',
  access: 'admin',
  read: readAdminCompanies,
} as const satisfies Call;

export const changeSubscription = {
  name: 'changeSubscription',
  method: 'PUT',
  path: '/api/private/admin/companies/:id/subscription',
  access: 'admin',
  read: readSubscription,
} as const satisfies Call;

export const registrations = {
  name: 'registrations',
  method: 'GET',
  path: '/api/private/admin/registrations',
  access: 'admin',
  read: readRegistrations,
} as const satisfies Call;

/** The subscribers of newsletter or new jobs by mail. */
export const subscribers = {
  name: 'subscribers',
  method: 'GET',
  path: '/api/private/admin/subscribers',
  access: 'admin',
  read: readSubscribers,
} as const satisfies Call;

/** Confirmed subscribers, as a file. */
export const exportSubscribers = {
  name: 'exportSubscribers',
  method: 'GET',
  path: '/api/private/admin/subscribers/export',
  access: 'admin',
  read: readNothing,
} as const satisfies Call;

export const outbox = {
  name: 'outbox',
  method: 'GET',
  path: '/api/private/admin/outbox',
  access: 'admin',
  read: readOutbox,
} as const satisfies Call;

/** One mail as its recipient sees it. */
export const outboxMail = {
  name: 'outboxMail',
  method: 'GET',
  path: '/api/private/admin/outbox/:mailId',
  access: 'admin',
  read: readMailText,
} as const satisfies Call;

/** Sends a failed mail again. */
export const retryMail = {
  name: 'retryMail',
  method: 'POST',
  path: '/api/private/admin/outbox/:mailId/retry',
  access: 'admin',
  read: readOutboxMail,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const adminEndpoints = () => ({
  adminOverview: endpoint(adminOverview, {
    scope: 'none',
    spec: [],
    summary: 'Was auf die Administration wartet.',
    answer: shapes.adminOverview,
  }),
  adminCompanies: endpoint(adminCompanies, {
    scope: 'none',
    spec: ['O70'],
    summary: 'Unternehmen mit ihrem Abonnement.',
    query: requests.adminCompaniesQuery,
    answer: shapes.adminCompanies,
  }),
  changeSubscription: endpoint(changeSubscription, {
    scope: { of: 'company', param: 'id' },
    spec: ['O37', 'O70'],
    summary: 'Abonnement eines Unternehmens ändern.',
    request: requests.subscriptionRequest,
    answer: shapes.subscription,
  }),
  registrations: endpoint(registrations, {
    scope: 'none',
    spec: [],
    summary: 'Registrierungen je Tag und die neuesten.',
    answer: shapes.registrations,
  }),
  subscribers: endpoint(subscribers, {
    scope: 'none',
    spec: ['O47', 'O93'],
    summary: 'Wer Newsletter oder neue Stellen per E-Mail bestellt hat.',
    query: requests.subscribersQuery,
    answer: shapes.subscribers,
  }),
  exportSubscribers: endpoint(exportSubscribers, {
    scope: 'none',
    spec: ['O47', 'O93'],
    summary: 'Bestätigte Abonnements als CSV, mit dem Zeitpunkt der Einwilligung.',
  }),
  outbox: endpoint(outbox, {
    scope: 'none',
    spec: ['O46'],
    summary: 'Ausgehende Nachrichten.',
    query: requests.outboxQuery,
    answer: shapes.outbox,
  }),
  outboxMail: endpoint(outboxMail, {
    scope: 'none',
    spec: ['O46'],
    summary: 'Eine ausgehende Nachricht, wie ihr Empfänger sie sieht.',
    answer: shapes.mailText,
  }),
  retryMail: endpoint(retryMail, {
    scope: 'none',
    spec: ['O46'],
    summary: 'Eine aufgegebene Nachricht erneut senden.',
    answer: shapes.outboxMail,
  }),
});
