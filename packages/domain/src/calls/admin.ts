import { readAdminCompanies } from '../admin/read';
import { readMailText, readOutbox, readOutboxMail } from '../admin/read-mails';
import { readAdminOverview, readRegistrations } from '../admin/read-platform';
import { readSubscribers } from '../admin/read-subscribers';
import { readSubscription } from '../subscription/read';
import { readNothing } from '../contract/answers';
import type { Call } from '../contract/call';

/** Calls of the administrators of the platform. */
export const adminOverview = {
  name: 'adminOverview',
  method: 'GET',
  path: '/api/private/admin/overview',
  read: readAdminOverview,
} as const satisfies Call;

export const adminCompanies = {
  name: 'adminCompanies',
  method: 'GET',
  path: '/api/private/admin/companies',
  read: readAdminCompanies,
} as const satisfies Call;

export const changeSubscription = {
  name: 'changeSubscription',
  method: 'PUT',
  path: '/api/private/admin/companies/:id/subscription',
  read: readSubscription,
} as const satisfies Call;

export const registrations = {
  name: 'registrations',
  method: 'GET',
  path: '/api/private/admin/registrations',
  read: readRegistrations,
} as const satisfies Call;

/** Who has ordered newsletter or new jobs by mail. */
export const subscribers = {
  name: 'subscribers',
  method: 'GET',
  path: '/api/private/admin/subscribers',
  read: readSubscribers,
} as const satisfies Call;

/** Those who have confirmed, as a file. */
export const exportSubscribers = {
  name: 'exportSubscribers',
  method: 'GET',
  path: '/api/private/admin/subscribers/export',
  read: readNothing,
} as const satisfies Call;

export const outbox = {
  name: 'outbox',
  method: 'GET',
  path: '/api/private/admin/outbox',
  read: readOutbox,
} as const satisfies Call;

/** One mail as its recipient sees it. */
export const outboxMail = {
  name: 'outboxMail',
  method: 'GET',
  path: '/api/private/admin/outbox/:mailId',
  read: readMailText,
} as const satisfies Call;

/** Sends a mail that was given up once more. */
export const retryMail = {
  name: 'retryMail',
  method: 'POST',
  path: '/api/private/admin/outbox/:mailId/retry',
  read: readOutboxMail,
} as const satisfies Call;
