import { currentOf, parseStatus, type Application, type ApplicationStatus, type StatusAlias } from '@stellwerk/domain';
import { applicationAssign, applicationNotes, applicationRate, applicationStatus, companyApplications } from '@stellwerk/domain/calls';
import { send } from '../client';
import { useCall, type CallState } from '../use-call';

export interface CompanyApplications {
  readonly list: CallState<readonly Application[]>;
  /**
   * Sets the status by either vocabulary (A01) and takes the server's answer into the list; rejects with an ApiError (CA37). Where
   * somebody else has changed it meanwhile, that is a 409, and the list has the status of the server (O96).
   * @param application as the person saw it
   */
  readonly setStatus: (application: Application, status: ApplicationStatus | StatusAlias) => Promise<Application>;
  /** Replaces the private notes; rejects with an ApiError. */
  readonly saveNotes: (id: string, notes: string) => Promise<Application>;
  /** Rates from 1 to 5; rejects with an ApiError. */
  readonly rate: (id: string, rating: number) => Promise<Application>;
  /** Makes a member of the team responsible, null for nobody; rejects with an ApiError (CA76). */
  readonly assign: (id: string, memberId: string | null) => Promise<Application>;
}

/** The applications of a company and what may be done with them (CA01). @param companyId '' asks for nothing */
export function useCompanyApplications(companyId: string): CompanyApplications {
  const list = useCall(companyApplications, companyId === '' ? undefined : { params: { id: companyId } });
  const replace = async (changed: Application): Promise<void> => {
    await list.mutate((applications) => applications?.map((application) => (application.id === changed.id ? changed : application)), {
      revalidate: false,
    });
  };
  const applyServerChange = async (answer: Promise<Application>): Promise<Application> => {
    const changed = await answer;
    await replace(changed);
    return changed;
  };
  return {
    list,
    setStatus: async ({ id, status: expectedStatus }, status) => {
      const body = { status: parseStatus(status) ?? status, expectedStatus };
      try {
        return await applyServerChange(send(applicationStatus, { params: { id }, body }));
      } catch (error) {
        // Without a current state the answer names no application of the list.
        const current = currentOf(error, applicationStatus.read);
        if (current !== null) await replace(current);
        throw error;
      }
    },
    saveNotes: (id, notes) => applyServerChange(send(applicationNotes, { params: { id }, body: { recruiterNotes: notes } })),
    rate: (id, rating) => applyServerChange(send(applicationRate, { params: { id }, body: { rating } })),
    assign: (id, memberId) => {
      const body = { recruiterId: memberId === null ? null : Number(memberId) };
      return applyServerChange(send(applicationAssign, { params: { id }, body }));
    },
  };
}
