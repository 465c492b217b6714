import { readBulkResults, readSelection } from '../application/bulk';
import type { Call } from '../contract/call';

/** Several applications at once (decision 0080). */

/** Everything that a filter leaves, for a selection beyond the page. */
export const applicationSelection = {
  name: 'applicationSelection',
  method: 'GET',
  path: '/api/private/applications/by-company/:id/selection',
  read: readSelection,
} as const satisfies Call;

/** Sets one status for several; each applicant gets a message of their own, which waits as decision 0075 says. */
export const setStatuses = {
  name: 'setStatuses',
  method: 'POST',
  path: '/api/private/applications/by-company/:id/status',
  read: readBulkResults,
} as const satisfies Call;

/** Takes the last change of several back, of each while its message waits. */
export const undoStatuses = {
  name: 'undoStatuses',
  method: 'POST',
  path: '/api/private/applications/by-company/:id/status/undo',
  read: readBulkResults,
} as const satisfies Call;

/** Lets the messages about the last change of several wait longer (decision 0093). */
export const holdStatuses = {
  name: 'holdStatuses',
  method: 'POST',
  path: '/api/private/applications/by-company/:id/status/hold',
  read: readBulkResults,
} as const satisfies Call;

/** Writes one text to several applicants, to each alone (O40, O41). */
export const sendMessages = {
  name: 'sendMessages',
  method: 'POST',
  path: '/api/private/messages/by-company/:id',
  read: readBulkResults,
} as const satisfies Call;
