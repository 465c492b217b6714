import * as calls from '../../calls/guest-applications';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** The secret of the mailed link is the permission, so the handlers decide. */
const holder = { access: 'public', scope: 'none', spec: ['O72'] } as const;

/** One application for whoever holds the link of a mail about it. */
export const guestApplicationsEndpoints = {
  guestApplication: {
    ...calls.guestApplication,
    ...holder,
    summary: 'Eine Bewerbung über den Link aus der E-Mail.',
    answer: shapes.applicationOwn,
  },
  withdrawGuestApplication: {
    ...calls.withdrawGuestApplication,
    ...holder,
    summary: 'Bewerbung über den Link aus der E-Mail zurückziehen.',
    answer: shapes.withdrawn,
  },
  exportGuestApplication: {
    ...calls.exportGuestApplication,
    ...holder,
    summary: 'Alles zu einer Bewerbung als ZIP-Datei, über den Link aus der E-Mail.',
  },
  eraseGuestApplication: {
    ...calls.eraseGuestApplication,
    ...holder,
    summary: 'Bewerbung über den Link aus der E-Mail löschen.',
  },
} as const satisfies EntriesOf<typeof calls>;
