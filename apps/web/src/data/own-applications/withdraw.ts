import type { Application } from '@stellwerk/domain';
import { request } from '../client';

/** Takes an application back (API12). @throws ApiError, 409 when it is no longer SUBMITTED (O28). */
export async function withdrawApplication(id: string): Promise<void> {
  await request(`/api/private/applications/${encodeURIComponent(id)}/withdraw`, { method: 'POST', own401: true });
}

/** The list after a withdrawal, for the moment until the server's own list is there. @param at ISO moment of the withdrawal. */
export function afterWithdrawal(applications: readonly Application[], id: string, at: string): readonly Application[] {
  return applications.map((application) =>
    application.id === id
      ? { ...application, status: 'WITHDRAWN', history: [...application.history, { status: 'WITHDRAWN', date: at, by: '', note: '' }] }
      : application,
  );
}
