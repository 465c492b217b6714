import { readApplication } from '../application/read';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** One application for whoever holds the link of a mail about it, without an account (O72). Reading it changes nothing. */
export const guestApplication = {
  name: 'guestApplication',
  method: 'GET',
  path: '/api/public/applications/status/:token',
  token: 'none',
  read: readApplication,
} as const satisfies Call;

export const withdrawGuestApplication = {
  name: 'withdrawGuestApplication',
  method: 'POST',
  path: '/api/public/applications/status/:token/withdraw',
  token: 'none',
  read: readApplication,
} as const satisfies Call;

/** Everything that was sent, as a ZIP file. */
export const exportGuestApplication = {
  name: 'exportGuestApplication',
  method: 'GET',
  path: '/api/public/applications/status/:token/export',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Erases it at any status, with its files; the link ends with it. */
export const eraseGuestApplication = {
  name: 'eraseGuestApplication',
  method: 'DELETE',
  path: '/api/public/applications/status/:token',
  token: 'none',
  read: readNothing,
} as const satisfies Call;
