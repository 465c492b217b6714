import { readBulkResults, readSelection } from '../application/bulk/bulk';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Several applications at once (decision 0080). */

/** All matches of a filter, for a selection beyond the page. */
export const applicationSelection = {
  name: 'applicationSelection',
  method: 'GET',
  path: '/api/private/applications/by-company/:id/selection',
  access: 'member',
  read: readSelection,
} as const satisfies Call;

/** Sets one status for several; each applicant gets a separate message, which waits for a minute (decision 0075). */
export const setStatuses = {
  name: 'setStatuses',
  method: 'POST',
  path: '/api/private/applications/by-company/:id/status',
  access: 'member',
  read: readBulkResults,
} as const satisfies Call;

/** Undoes the last change of several, of each while its message waits. */
export const undoStatuses = {
  name: 'undoStatuses',
  method: 'POST',
  path: '/api/private/applications/by-company/:id/status/undo',
  access: 'member',
  read: readBulkResults,
} as const satisfies Call;

/** Postpones the messages about the last change of several (decision 0093). */
export const holdStatuses = {
  name: 'holdStatuses',
  method: 'POST',
  path: '/api/private/applications/by-company/:id/status/hold',
  access: 'member',
  read: readBulkResults,
} as const satisfies Call;

/** Sends one text to several applicants, to each separately (O40, O41). */
export const sendMessages = {
  name: 'sendMessages',
  method: 'POST',
  path: '/api/private/messages/by-company/:id',
  access: 'member',
  read: readBulkResults,
} as const satisfies Call;

const company = { of: 'company', param: 'id' } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const bulkEndpoints = () => ({
  applicationSelection: endpoint(applicationSelection, {
    scope: company,
    spec: ['API52'],
    summary: 'Alle Bewerbungen, die ein Filter lässt, so kurz wie eine Auswahl sie braucht.',
    query: requests.companyApplicationsQuery,
    answer: shapes.applicationSelection,
  }),
  setStatuses: endpoint(setStatuses, {
    scope: company,
    spec: ['API54', 'O96'],
    summary: 'Den Status mehrerer Bewerbungen setzen; die Antwort sagt zu jeder, was geschah.',
    request: requests.bulkStatusRequest,
    answer: shapes.bulkResults,
  }),
  undoStatuses: endpoint(undoStatuses, {
    scope: company,
    spec: ['O96'],
    summary: 'Die letzte Änderung mehrerer Bewerbungen zurücknehmen, soweit ihre Nachrichten noch warten.',
    request: requests.bulkUndoRequest,
    answer: shapes.bulkResults,
  }),
  holdStatuses: endpoint(holdStatuses, {
    scope: company,
    spec: ['O96'],
    summary: 'Die Nachrichten über die letzte Änderung mehrerer Bewerbungen länger warten lassen.',
    request: requests.bulkUndoRequest,
    answer: shapes.bulkResults,
  }),
  sendMessages: endpoint(sendMessages, {
    scope: company,
    spec: ['API72', 'O40', 'O41'],
    summary: 'Mehreren Bewerbenden dieselbe Nachricht senden, jeder Person einzeln.',
    request: requests.bulkMessageRequest,
    answer: shapes.bulkResults,
  }),
});
