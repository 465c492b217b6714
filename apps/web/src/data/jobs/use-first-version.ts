import { loadable, type Loadable } from '@stellwerk/design-system';
import type { StoredJob } from '@stellwerk/domain';
import { storedJob } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { send } from '../client';
import { useCall } from '../use-call';

/**
 * A job as it was when its form appeared. What another visit has left in the cache is not enough, and a later answer must not change
 * which version the person has seen.
 * @param jobId undefined for a form that begins empty
 */
export function useFirstVersion(jobId: string | undefined): Loadable<StoredJob | undefined> {
  const [first, setFirst] = useState<StoredJob>();
  // The answer is taken where it arrives: a rendering may see neither its question nor that it is new.
  const load = async (): Promise<StoredJob> => {
    const job = await send(storedJob, { params: { jobId: jobId ?? '' } });
    setFirst((known) => known ?? job);
    return job;
  };
  const { state, error, reload, reloading } = useCall(storedJob, jobId === undefined ? undefined : { params: { jobId } }, {
    alwaysAsks: true,
    load,
  });
  if (jobId === undefined || first !== undefined) return loadable.ready(first);
  // Beside a kept answer the failure of this visit counts as well.
  return error !== undefined && (state === 'failed' || !reloading) ? loadable.failed(error, { reload }) : loadable.loading();
}
