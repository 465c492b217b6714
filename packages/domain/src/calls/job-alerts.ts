import { readJobAlerts } from '../job-alert/read';
import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** New jobs by mail for a query of the list (O93); nothing is sent before the link of the first mail has been pressed. */
export const createJobAlert = {
  name: 'createJobAlert',
  method: 'POST',
  path: '/api/public/job-alerts',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

/** Leads to the page on which the link is pressed; it changes nothing, because mail scanners open links. */
export const openJobAlertConfirmation = {
  name: 'openJobAlertConfirmation',
  method: 'GET',
  path: '/api/public/job-alerts/confirm/:token',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

export const confirmJobAlert = {
  name: 'confirmJobAlert',
  method: 'POST',
  path: '/api/public/job-alerts/confirm/:token',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

/** As `openJobAlertConfirmation`, for the link that ends an alert. */
export const openJobAlertUnsubscribe = {
  name: 'openJobAlertUnsubscribe',
  method: 'GET',
  path: '/api/public/job-alerts/unsubscribe/:token',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Ends an alert; mail programs ask for it by one click (RFC 8058). */
export const unsubscribeJobAlert = {
  name: 'unsubscribeJobAlert',
  method: 'POST',
  path: '/api/public/job-alerts/unsubscribe/:token',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

/** The confirmed alerts of the own address, the newest first. */
export const ownJobAlerts = {
  name: 'ownJobAlerts',
  method: 'GET',
  path: '/api/private/job-alerts',
  read: readJobAlerts,
} as const satisfies Call;

export const deleteJobAlert = {
  name: 'deleteJobAlert',
  method: 'DELETE',
  path: '/api/private/job-alerts/:alertId',
  read: readConfirmation,
} as const satisfies Call;
