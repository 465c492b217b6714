import { generalMessages, JOB_TEMPLATES, jobMessages } from '@stellwerk/domain';
import { CallError, Reply, type InputOf } from '@stellwerk/domain/endpoints';
import { actorOf, handlers, idOf, type ServerCall } from '../../platform/http/call.ts';
import { changeDesign, changeRejectionText, createJob, deleteJob, JobConflict, saveJob, switchJob } from './edit.ts';
import { findStoredJob } from './store.ts';
import { jobStoredWire } from './to-wire.ts';
import { deleteJobVideo, uploadJobVideo } from './video.ts';

async function stored(call: ServerCall) {
  const found = await findStoredJob(call.context.db, idOf(call));
  if (found === null) throw new CallError('not-found', jobMessages.notFound);
  return jobStoredWire(found);
}

/** The changed job, and the author. */
const changeOf = (call: ServerCall) => ({ id: idOf(call), userId: actorOf(call).id });

async function save(call: ServerCall, body: InputOf<'updateJob', 'request'>) {
  try {
    await saveJob(call.context, changeOf(call), body);
  } catch (error) {
    if (!(error instanceof JobConflict)) throw error;
    throw new CallError('conflict', generalMessages.conflict, { current: await stored(call) });
  }
  return stored(call);
}

async function switchTo(call: ServerCall, active: boolean) {
  await switchJob(call.context, changeOf(call), active);
  return stored(call);
}

async function remove(call: ServerCall) {
  await deleteJob(call.context, changeOf(call));
  return { success: true as const };
}

/** Calls by which a company changes its jobs. */
export const jobEditHandlers = handlers({
  storedJob: stored,
  createJob: async (call) => {
    const id = await createJob(call.context, idOf(call), actorOf(call).id, call.body);
    return new Reply({ success: true as const, id }, { status: 201 });
  },
  updateJob: (call) => save(call, call.body),
  updateJobAlias: (call) => save(call, call.body),
  putJob: (call) => ('jobOffer' in call.body ? save(call, call.body) : switchTo(call, call.body.active)),
  jobStatus: (call) => switchTo(call, call.body.active),
  deleteJob: remove,
  deleteJobAlias: remove,
  jobTemplate: async (call) => {
    const { template, jobProfileType: profileType } = call.body;
    const name = JOB_TEMPLATES[template.id - 1] ?? JOB_TEMPLATES[0];
    await changeDesign(call.context, changeOf(call), { template: name, profileType });
    return stored(call);
  },
  jobRejectionText: async (call) => {
    await changeRejectionText(call.context, changeOf(call), call.body.text);
    return { success: true as const };
  },
  uploadJobVideo,
  deleteJobVideo: async (call) => {
    await deleteJobVideo(call);
    return { success: true as const };
  },
});
