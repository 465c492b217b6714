import { loadable, type Loadable } from '@stellwerk/design-system';
import type { StoredJob } from '@stellwerk/domain';
import { storedJob } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { useCall } from '../use-call';

/**
 * A job as it was when its form appeared. What another visit has left in the cache is not enough, and a later answer must not change
 * which version the person has seen.
 * @param jobId undefined for a form that begins empty
 */
export function useFirstVersion(jobId: string | undefined): Loadable<StoredJob | undefined> {
  const call = useCall(storedJob, jobId === undefined ? undefined : { params: { jobId } }, { alwaysAsks: true });
  // A first rendering with a kept answer is not reloading yet: only what comes after a question of this visit counts.
  const [asked, setAsked] = useState(false);
  const [first, setFirst] = useState<StoredJob>();
  if (!asked && call.reloading) setAsked(true);
  if (first === undefined && asked && call.data !== undefined && !call.reloading) setFirst(call.data);
  if (jobId === undefined || first !== undefined) return loadable.ready(first);
  return call.state === 'failed' ? call : loadable.loading();
}
