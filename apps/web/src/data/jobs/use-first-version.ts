import type { Id } from '@stellwerk/domain';
import { loadable, type Loadable } from '@stellwerk/design-system';
import type { StoredJob } from '@stellwerk/domain';
import { storedJob } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { send } from '../client';
import { useLateCall } from '../use-call';

let visits = 0;

/** One answer for each visit: no later one may change which version the person has seen. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/**
 * A job as it was when its form appeared. Each visit has an answer of its own: one that another visit has left is not enough, and one
 * that another visit is waiting for would never arrive here.
 * @param jobId undefined for a form that begins empty
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
