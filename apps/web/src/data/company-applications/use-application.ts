import type { Id } from '@stellwerk/domain';
import { ApiError, type Application } from '@stellwerk/domain';
import { application } from '@stellwerk/domain/calls';
import { useCall, type CallState } from '../use-call';

const notFound = new ApiError('http', '', { status: 404 });

/**
 * One application with all its data. A person of several companies may read it, but not in the frame of another one: there it
 * is not found.
 * @param id '' makes no request
 */
export function useApplication(companyId: Id<'company'>, id: string): CallState<Application> {
  const one = useCall(application, id === '' ? undefined : { params: { id } });
  const isForeign = one.data !== undefined && one.data.job.company.id !== companyId;
  return isForeign ? { ...one, state: 'failed', data: undefined, error: notFound } : one;
}
