import type { Id } from '@stellwerk/domain';
import { loadable, type Loadable } from '@stellwerk/design-system';
import { ApiError, type Referral } from '@stellwerk/domain';
import { referral } from '@stellwerk/domain/calls';
import { useCall } from '../use-call';

/** A code that recommends another job recommends nothing here: whoever the page names is credited (decisions, rule 7). */
const otherJob = loadable.failed(new ApiError('http', '', { status: 404 }));

/** Who recommends a job by a code; a code of another job is an unknown one. @param code '' asks for nothing */
export function useReferral(code: string, jobId: Id<'job'>): Loadable<Referral> {
  const call = useCall(referral, code === '' ? undefined : { params: { code } });
  const isOther = call.state === 'ready' && call.data.jobId !== '' && call.data.jobId !== jobId;
  return isOther ? otherJob : call;
}
