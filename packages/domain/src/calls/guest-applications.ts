import { readApplication } from '../application/read/application';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';

/** One application for the holder of a mailed link, without an account (O72). Reading it changes nothing. */
export const guestApplication = {
  name: 'guestApplication',
  method: 'GET',
  path: '/api/public/applications/status/:token',
  access: 'public',
  read: readApplication,
} as const satisfies Call;

export const withdrawGuestApplication = {
  name: 'withdrawGuestApplication',
  method: 'POST',
  path: '/api/public/applications/status/:token/withdraw',
  access: 'public',
  read: readApplication,
} as const satisfies Call;

/** All sent data, as a ZIP file. */
export const exportGuestApplication = {
  name: 'exportGuestApplication',
  method: 'GET',
  path: '/api/public/applications/status/:token/export',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Erases it at any status, with its files and the link. */
export const eraseGuestApplication = {
  name: 'eraseGuestApplication',
  method: 'DELETE',
  path: '/api/public/applications/status/:token',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** The secret of the mailed link is the permission, so the handlers decide. */
const holder = { scope: 'none', spec: ['O72'] } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const guestApplicationsEndpoints = () => ({
  guestApplication: endpoint(guestApplication, {
    ...holder,
    summary: 'Eine Bewerbung über den Link aus der E-Mail.',
    answer: shapes.applicationOwn,
  }),
  withdrawGuestApplication: endpoint(withdrawGuestApplication, {
    ...holder,
    summary: 'Bewerbung über den Link aus der E-Mail zurückziehen.',
    answer: shapes.withdrawn,
  }),
  exportGuestApplication: endpoint(exportGuestApplication, {
    ...holder,
    summary: 'Alles zu einer Bewerbung als ZIP-Datei, über den Link aus der E-Mail.',
  }),
  eraseGuestApplication: endpoint(eraseGuestApplication, {
    ...holder,
    summary: 'Bewerbung über den Link aus der E-Mail löschen.',
  }),
});
