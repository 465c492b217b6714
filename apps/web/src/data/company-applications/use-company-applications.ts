import { readApplication, readApplications, STATUS_ALIASES, type Application, type StepperChoice } from '@stellwerk/domain';
import { request } from '../client';
import { useApi, type ApiState } from '../use-api';

const applicationPath = (id: string): string => `/api/private/applications/${encodeURIComponent(id)}`;

export interface CompanyApplications extends ApiState<readonly Application[]> {
  /** Sets the status and takes the server's answer into the list; rejects with an ApiError (CA37). */
  readonly setStatus: (id: string, choice: StepperChoice) => Promise<void>;
  /** Replaces the private notes; rejects with an ApiError. */
  readonly saveNotes: (id: string, notes: string) => Promise<void>;
}

/** The applications of a company and what may be done with them (CA01). @param companyId '' asks for nothing */
export function useCompanyApplications(companyId: string): CompanyApplications {
  const path = companyId === '' ? null : `/api/private/applications/by-company/${encodeURIComponent(companyId)}`;
  const state = useApi(path, readApplications);
  const take = async (answer: Promise<unknown>): Promise<void> => {
    const changed = readApplication(await answer);
    await state.mutate((list) => list?.map((application) => (application.id === changed.id ? changed : application)), {
      revalidate: false,
    });
  };
  return {
    ...state,
    setStatus: (id, choice) =>
      take(request(`${applicationPath(id)}/status`, { method: 'PATCH', body: { status: STATUS_ALIASES[choice] } })),
    saveNotes: (id, notes) => take(request(`${applicationPath(id)}/notes`, { method: 'PATCH', body: { recruiterNotes: notes } })),
  };
}
