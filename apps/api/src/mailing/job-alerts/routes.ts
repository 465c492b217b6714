import { jobAlertMessages } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { actorOf, handlers, idOf } from '../../platform/http/call.ts';
import { press, toPage } from '../opt-in/links.ts';
import { alertQuery, confirmByLink, createAlert, endByLink } from './alerts.ts';
import { alertsOf, deleteAlert, type AlertRow } from './store.ts';

function alertWire(row: AlertRow): z.input<typeof shapes.jobAlert> {
  return {
    id: row.id,
    rhythm: row.rhythm,
    query: { ...alertQuery(row.query) },
    createdAt: row.created_at.toISOString(),
    nextDigestAt: row.next_digest_at?.toISOString() ?? null,
  };
}

/** Calls on job alerts by mail: create, confirm, end, and list those of the own email address (O93). A GET changes nothing. */
export const jobAlertHandlers = handlers({
  createJobAlert: async ({ context, body, address }) => {
    await createAlert(context, body, address);
    return { success: true as const, message: jobAlertMessages.done };
  },
  openJobAlertConfirmation: ({ params }) => toPage('job-alert', 'confirm', params.token),
  confirmJobAlert: ({ context, params, request }) =>
    press(request, 'job-alert', 'confirm', confirmByLink(context, params.token), jobAlertMessages.confirmed),
  openJobAlertUnsubscribe: ({ params }) => toPage('job-alert', 'unsubscribe', params.token),
  unsubscribeJobAlert: ({ context, params, request }) =>
    press(request, 'job-alert', 'unsubscribe', endByLink(context, params.token), jobAlertMessages.deleted),
  ownJobAlerts: async (call) => (await alertsOf(call.context.db, actorOf(call).id)).map(alertWire),
  deleteJobAlert: async (call) => {
    await deleteAlert(call.context.db, idOf(call));
    return { success: true as const, message: jobAlertMessages.deleted };
  },
});
