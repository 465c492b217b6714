import * as z from 'zod/mini';
import { readConfirmation } from '../contract/answers';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readJobAlerts } from '../mailing/job-alert/read';

/** New jobs by mail for a query of the list (O93); nothing is sent before a click on the link of the first mail. */
export const createJobAlert = {
  name: 'createJobAlert',
  method: 'POST',
  path: '/api/public/job-alerts',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

/** Redirects to the page with the button of the link; it changes nothing, because mail scanners open links. */
export const openJobAlertConfirmation = {
  name: 'openJobAlertConfirmation',
  method: 'GET',
  path: '/api/public/job-alerts/confirm/:token',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

export const confirmJobAlert = {
  name: 'confirmJobAlert',
  method: 'POST',
  path: '/api/public/job-alerts/confirm/:token',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

/** As `openJobAlertConfirmation`, for the link that ends an alert. */
export const openJobAlertUnsubscribe = {
  name: 'openJobAlertUnsubscribe',
  method: 'GET',
  path: '/api/public/job-alerts/unsubscribe/:token',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Ends an alert; mail programs call it with one click (RFC 8058). */
export const unsubscribeJobAlert = {
  name: 'unsubscribeJobAlert',
  method: 'POST',
  path: '/api/public/job-alerts/unsubscribe/:token',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

/** The confirmed alerts of the own email address, the newest first. */
export const ownJobAlerts = {
  name: 'ownJobAlerts',
  method: 'GET',
  path: '/api/private/job-alerts',
  access: 'user',
  read: readJobAlerts,
} as const satisfies Call;

export const deleteJobAlert = {
  name: 'deleteJobAlert',
  method: 'DELETE',
  path: '/api/private/job-alerts/:alertId',
  access: 'own',
  read: readConfirmation,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const jobAlertsEndpoints = () => ({
  createJobAlert: endpoint(createJobAlert, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Neue Stellen zu einer Suche per E-Mail bestellen; sie kommen erst, wenn der Link der ersten E-Mail bestätigt ist.',
    request: requests.jobAlertRequest,
    answer: shapes.okAnswer,
  }),
  openJobAlertConfirmation: endpoint(openJobAlertConfirmation, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Zur Seite, auf der ein Suchauftrag bestätigt wird.',
  }),
  confirmJobAlert: endpoint(confirmJobAlert, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Einen Suchauftrag bestätigen; einmal, binnen sieben Tagen.',
    answer: shapes.okAnswer,
  }),
  openJobAlertUnsubscribe: endpoint(openJobAlertUnsubscribe, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Zur Seite, auf der ein Suchauftrag gelöscht wird.',
  }),
  unsubscribeJobAlert: endpoint(unsubscribeJobAlert, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Einen Suchauftrag löschen, auch mit einem Klick im E-Mail-Programm (RFC 8058).',
    answer: shapes.okAnswer,
  }),
  ownJobAlerts: endpoint(ownJobAlerts, {
    // Without a confirmed email address the list is empty.
    scope: 'none',
    spec: ['O93'],
    summary: 'Bestätigte Suchaufträge der eigenen Adresse.',
    answer: z.array(shapes.jobAlert),
  }),
  deleteJobAlert: endpoint(deleteJobAlert, {
    scope: { of: 'job-alert', param: 'alertId' },
    spec: ['O93'],
    summary: 'Einen eigenen Suchauftrag löschen.',
    answer: shapes.okAnswer,
  }),
});
