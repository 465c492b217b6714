import type { Id } from '@stellwerk/domain';
import { loadable, type Loadable } from '@stellwerk/design-system';
import { ApiError, type Referral } from '@stellwerk/domain';
import { referral } from '@stellwerk/domain/calls';
import { useCall } from '../use-call';

/** A code of another job is ignored here: the displayed person must be the credited one (decisions, rule 7). */
const otherJob = loadable.failed(new ApiError('http', '', { status: 404 }));

/** The referrer of a job's code; a code of another job counts as unknown. @param code '' makes no request */
export function useReferral(code: string, jobId: Id<'job'>): Loadable<Referral> {
  const call = useCall(referral, code === '' ? undefined : { params: { code } });
  const isOther = call.state === 'ready' && call.data.jobId !== '' && call.data.jobId !== jobId;
  return isOther ? otherJob : call;
}
