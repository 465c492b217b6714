import { jobMessages, SAVED_JOBS_PER_PAGE } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { pageOf } from '../../platform/paging.ts';
import { actorOf, handlers, idOf } from '../../platform/http/call.ts';
import { forgetJob, savedCards, savedIds, saveJobs } from './store.ts';

/** Calls on the saved jobs of an account, and the cards of those that a browser keeps without one (O93). */
export const savedJobHandlers = handlers({
  savedJobs: async ({ context, query, ...call }) => {
    const ids = await savedIds(context.db, actorOf(call).id);
    const { limit, offset, ...page } = pageOf({ ...query, pageSize: SAVED_JOBS_PER_PAGE }, ids.length);
    const jobs = await savedCards(context.db, ids.slice(offset, offset + limit), context.now());
    return { ...page, jobs: [...jobs], ids: [...ids] };
  },
  saveJobs: async ({ context, body, ...call }) => {
    await saveJobs(context.db, actorOf(call).id, body.jobIds, context.now());
  },
  saveJob: async ({ context, ...call }) => {
    const saved = await saveJobs(context.db, actorOf(call).id, [idOf(call)], context.now());
    if (saved === 0) throw new CallError('not-found', jobMessages.notFound);
  },
  forgetJob: async ({ context, params, ...call }) => {
    await forgetJob(context.db, actorOf(call).id, parseId(params.jobId) ?? 0);
  },
  jobCards: async ({ context, query }) => {
    const jobs = await savedCards(context.db, [query.id ?? []].flat(), context.now());
    return { jobs: jobs.filter(({ availability }) => availability !== 'gone') };
  },
});
