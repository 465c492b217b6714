import type { Id } from '@stellwerk/domain';
import { loadable, type Loadable } from '@stellwerk/design-system';
import type { StoredJob } from '@stellwerk/domain';
import { storedJob } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { send } from '../client';
import { useLateCall } from '../use-call';

let visits = 0;

/** One response per visit: no later one may change the version that the person has seen. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/**
 * The version of a job when its form appeared. Each visit makes its own request: a cached response of another visit may be outdated, and
 * a pending one of another visit would never arrive here.
 * @param jobId undefined for an empty form
 */
export function useFirstVersion(jobId: Id<'job'> | undefined): Loadable<StoredJob | undefined> {
  const [visit] = useState(() => {
    visits += 1;
    return String(visits);
  });
  const params = { jobId: jobId ?? '' };
  const job = useLateCall(
    'storedJob',
    jobId === undefined ? undefined : { params, query: { visit } },
    () => send(storedJob, { params }),
    ONCE,
  );
  return jobId === undefined ? loadable.ready(undefined) : job;
}
