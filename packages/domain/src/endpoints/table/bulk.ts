import * as calls from '../../calls/bulk';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

const company = { of: 'company', param: 'id' } as const;

/** Several applications at once. Each has to be one of the company of the call; any other is answered as missing (rule 2). */
export const bulkEndpoints = {
  applicationSelection: {
    ...calls.applicationSelection,
    access: 'member',
    scope: company,
    spec: ['API52'],
    summary: 'Alle Bewerbungen, die ein Filter lässt, so kurz wie eine Auswahl sie braucht.',
    query: requests.companyApplicationsQuery,
    answer: shapes.applicationSelection,
  },
  setStatuses: {
    ...calls.setStatuses,
    access: 'member',
    scope: company,
    spec: ['API54', 'O96'],
    summary: 'Den Status mehrerer Bewerbungen setzen; die Antwort sagt zu jeder, was geschah.',
    request: requests.bulkStatusRequest,
    answer: shapes.bulkResults,
  },
  undoStatuses: {
    ...calls.undoStatuses,
    access: 'member',
    scope: company,
    spec: ['O96'],
    summary: 'Die letzte Änderung mehrerer Bewerbungen zurücknehmen, soweit ihre Nachrichten noch warten.',
    request: requests.bulkUndoRequest,
    answer: shapes.bulkResults,
  },
  holdStatuses: {
    ...calls.holdStatuses,
    access: 'member',
    scope: company,
    spec: ['O96'],
    summary: 'Die Nachrichten über die letzte Änderung mehrerer Bewerbungen länger warten lassen.',
    request: requests.bulkUndoRequest,
    answer: shapes.bulkResults,
  },
  sendMessages: {
    ...calls.sendMessages,
    access: 'member',
    scope: company,
    spec: ['API72', 'O40', 'O41'],
    summary: 'Mehreren Bewerbenden dieselbe Nachricht senden, jeder Person einzeln.',
    request: requests.bulkMessageRequest,
    answer: shapes.bulkResults,
  },
} as const satisfies EntriesOf<typeof calls>;
