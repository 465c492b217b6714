import type { Application } from '@stellwerk/domain';
import { toApiError } from '../api-error';
import { request } from '../client';

/**
 * Takes an application back (API12); the server refuses it with 409 when it is no longer SUBMITTED (O28).
 * @returns null when it is done, else the server's reason, '' without one.
 */
export async function withdrawApplication(id: string): Promise<string | null> {
  try {
    await request(`/api/private/applications/${encodeURIComponent(id)}/withdraw`, { method: 'POST', own401: true });
    return null;
  } catch (error) {
    return toApiError(error).serverMessage;
  }
}

/** An application after its withdrawal, for the moment until the server's own answer is there. @param at ISO moment of the withdrawal. */
export function withdrawn(application: Application, at: string): Application {
  return { ...application, status: 'WITHDRAWN', history: [...application.history, { status: 'WITHDRAWN', date: at, by: '', note: '' }] };
}

/** The same for the one of a list. */
export function withdrawnIn(applications: readonly Application[], id: string, at: string): readonly Application[] {
  return applications.map((application) => (application.id === id ? withdrawn(application, at) : application));
}
