import { isExpired, jobMessages, SAVED_JOBS_LIMIT, SAVED_JOBS_PER_PAGE, savedJobMessages, type JobAvailability } from '@stellwerk/domain';
import { CallError, parseId, type AnswerOf } from '@stellwerk/domain/endpoints';
import { jobCardWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';
import { isPublic } from './jobs';
import type { MockState } from './state';

type SavedJobWire = AnswerOf<'jobCards'>['jobs'][number];

function cardsOf(state: MockState, ids: readonly number[]): SavedJobWire[] {
  return ids.flatMap((id) => {
    const job = state.data.jobs.find((row) => row.id === id);
    if (job === undefined) return [];
    const availability: JobAvailability = !isPublic(state.data, job) ? 'gone' : isExpired(job, new Date(state.now())) ? 'closed' : 'open';
    return [{ ...jobCardWire(state.data, job), availability }];
  });
}

/** Saves what everybody may see. @returns how many of them are saved now */
function save(call: MockCall, ids: readonly number[]): number {
  const { state } = call;
  const before = state.savedOf(userOf(call).id);
  const shown = ids.filter((id) => state.data.jobs.some((job) => job.id === id && isPublic(state.data, job)));
  const after = [...shown.filter((id) => !before.includes(id)), ...before];
  if (after.length > SAVED_JOBS_LIMIT) throw new CallError('conflict', savedJobMessages.tooMany(SAVED_JOBS_LIMIT));
  state.setSaved(userOf(call).id, after);
  return shown.length;
}

/** Saved postings, by the rules of the server. */
export const savedJobHandlers = handlers({
  savedJobs: (call) => {
    const ids = call.state.savedOf(userOf(call).id);
    const page = Math.min(call.query.page ?? 1, Math.max(1, Math.ceil(ids.length / SAVED_JOBS_PER_PAGE)));
    const from = (page - 1) * SAVED_JOBS_PER_PAGE;
    return {
      jobs: cardsOf(call.state, ids.slice(from, from + SAVED_JOBS_PER_PAGE)),
      total: ids.length,
      page,
      pageSize: SAVED_JOBS_PER_PAGE,
      ids: [...ids],
    };
  },
  saveJobs: (call) => void save(call, call.body.jobIds),
  saveJob: (call) => {
    if (save(call, [idOf(call)]) === 0) throw new CallError('not-found', jobMessages.notFound);
  },
  forgetJob: (call) => {
    const { id } = userOf(call);
    const forgotten = parseId(call.params.jobId);
    call.state.setSaved(
      id,
      call.state.savedOf(id).filter((jobId) => jobId !== forgotten),
    );
  },
  jobCards: ({ state, query }) => ({ jobs: cardsOf(state, [query.id ?? []].flat()).filter(({ availability }) => availability !== 'gone') }),
});
