import * as z from 'zod/mini';
import * as calls from '../../calls/job-alerts';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** New jobs by mail (O93). The secrets in the public paths are the permission. */
export const jobAlertsEndpoints = {
  createJobAlert: {
    ...calls.createJobAlert,
    access: 'public',
    scope: 'none',
    spec: ['O93'],
    summary: 'Neue Stellen zu einer Suche per E-Mail bestellen; sie kommen erst, wenn der Link der ersten E-Mail bestätigt ist.',
    request: requests.jobAlertRequest,
    answer: shapes.okAnswer,
  },
  openJobAlertConfirmation: {
    ...calls.openJobAlertConfirmation,
    access: 'public',
    scope: 'none',
    spec: ['O93'],
    summary: 'Zur Seite, auf der ein Suchauftrag bestätigt wird.',
  },
  confirmJobAlert: {
    ...calls.confirmJobAlert,
    access: 'public',
    scope: 'none',
    spec: ['O93'],
    summary: 'Einen Suchauftrag bestätigen; einmal, binnen sieben Tagen.',
    answer: shapes.okAnswer,
  },
  openJobAlertUnsubscribe: {
    ...calls.openJobAlertUnsubscribe,
    access: 'public',
    scope: 'none',
    spec: ['O93'],
    summary: 'Zur Seite, auf der ein Suchauftrag gelöscht wird.',
  },
  unsubscribeJobAlert: {
    ...calls.unsubscribeJobAlert,
    access: 'public',
    scope: 'none',
    spec: ['O93'],
    summary: 'Einen Suchauftrag löschen, auch mit einem Klick im E-Mail-Programm (RFC 8058).',
    answer: shapes.okAnswer,
  },
  ownJobAlerts: {
    ...calls.ownJobAlerts,
    // An unconfirmed account has no address of which it could be shown anything: its list is empty.
    access: 'user',
    scope: 'none',
    spec: ['O93'],
    summary: 'Bestätigte Suchaufträge der eigenen Adresse.',
    answer: z.array(shapes.jobAlert),
  },
  deleteJobAlert: {
    ...calls.deleteJobAlert,
    access: 'own',
    scope: { of: 'job-alert', param: 'alertId' },
    spec: ['O93'],
    summary: 'Einen eigenen Suchauftrag löschen.',
    answer: shapes.okAnswer,
  },
} as const satisfies EntriesOf<typeof calls>;
