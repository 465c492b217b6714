import { statusOf, type Application } from '@stellwerk/domain';
import { withdrawApplication as withdrawCall, withdrawApplicationPatch } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';

/** Whether a server supports the call only with its other method (A21). */
const isUnknown = (error: unknown): boolean => [404, 405].includes(statusOf(error));

/**
 * Withdraws an application (API12), by PATCH where a server lacks the POST (A21); a 409 when it is no
 * longer SUBMITTED (O28).
 * @throws ApiError with the server's reason
 */
export async function withdrawApplication(id: string): Promise<void> {
  const input = { params: { id } };
  await send(withdrawCall, input, handles401).catch((error: unknown) => {
    if (isUnknown(error)) return send(withdrawApplicationPatch, input, handles401);
    throw error;
  });
}

/** An application after its withdrawal, shown until the server's response arrives. @param at ISO time of the withdrawal. */
export function withdrawn(application: Application, at: string): Application {
  const change = { status: 'WITHDRAWN', date: at, byCompany: false, by: '', note: '' } as const;
  return { ...application, status: 'WITHDRAWN', history: [...application.history, change] };
}

/** The same for a list entry. */
export function withdrawnIn(applications: readonly Application[], id: string, at: string): readonly Application[] {
  return applications.map((application) => (application.id === id ? withdrawn(application, at) : application));
}
