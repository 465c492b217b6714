import * as calls from '../../calls/admin';
import * as requests from '../../contract/admin-requests';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** Calls of the administrators of the platform. */
export const adminEndpoints = {
  adminOverview: {
    ...calls.adminOverview,
    access: 'admin',
    scope: 'none',
    spec: [],
    summary: 'Was auf die Administration wartet.',
    answer: shapes.adminOverview,
  },
  adminCompanies: {
    ...calls.adminCompanies,
    access: 'admin',
    scope: 'none',
    spec: ['O70'],
    summary: 'Unternehmen mit ihrem Abonnement.',
    query: requests.adminCompaniesQuery,
    answer: shapes.adminCompanies,
  },
  changeSubscription: {
    ...calls.changeSubscription,
    access: 'admin',
    scope: { of: 'company', param: 'id' },
    spec: ['O37', 'O70'],
    summary: 'Abonnement eines Unternehmens ändern.',
    request: requests.subscriptionRequest,
    answer: shapes.subscription,
  },
  registrations: {
    ...calls.registrations,
    access: 'admin',
    scope: 'none',
    spec: [],
    summary: 'Registrierungen je Tag und die neuesten.',
    answer: shapes.registrations,
  },
  subscribers: {
    ...calls.subscribers,
    access: 'admin',
    scope: 'none',
    spec: ['O47', 'O93'],
    summary: 'Wer Newsletter oder neue Stellen per E-Mail bestellt hat.',
    query: requests.subscribersQuery,
    answer: shapes.subscribers,
  },
  exportSubscribers: {
    ...calls.exportSubscribers,
    access: 'admin',
    scope: 'none',
    spec: ['O47', 'O93'],
    summary: 'Bestätigte Abonnements als CSV, mit dem Zeitpunkt der Einwilligung.',
  },
  outbox: {
    ...calls.outbox,
    access: 'admin',
    scope: 'none',
    spec: ['O46'],
    summary: 'Ausgehende Nachrichten.',
    query: requests.outboxQuery,
    answer: shapes.outbox,
  },
  outboxMail: {
    ...calls.outboxMail,
    access: 'admin',
    scope: 'none',
    spec: ['O46'],
    summary: 'Eine ausgehende Nachricht, wie ihr Empfänger sie sieht.',
    answer: shapes.mailText,
  },
  retryMail: {
    ...calls.retryMail,
    access: 'admin',
    scope: 'none',
    spec: ['O46'],
    summary: 'Eine aufgegebene Nachricht erneut senden.',
    answer: shapes.outboxMail,
  },
} as const satisfies EntriesOf<typeof calls>;
