import type { Id } from '@stellwerk/domain';
import { ApiError, type ApplicationList, type CompanyJob } from '@stellwerk/domain';
import { createJob, deleteJob, jobStatus, jobTemplate, updateJob, uploadJobVideo } from '@stellwerk/domain/calls';
import type { BodyOf } from '@stellwerk/domain/endpoints';
import { handles401 } from '../call-input';
import { send } from '../client';
import { RESUMABLE_FROM, sendResumable } from '../resumable-upload';
import { currentToken } from '../session';
import { sendForm } from '../upload';
import type { CallState } from '../use-call';

/** Calls of a company's list on its jobs; each rejects with an ApiError. Deleting a job rejects its applications. */
export function jobListCalls(jobs: CallState<readonly CompanyJob[]>, applications: CallState<ApplicationList>) {
  return {
    setActive: (jobId: Id<'job'>, active: boolean) => send(jobStatus, { params: { jobId }, body: { active } }),
    remove: async (jobId: Id<'job'>): Promise<void> => {
      await send(deleteJob, { params: { jobId } });
      void applications.reload().catch(() => undefined);
    },
    change: (change: (jobs: readonly CompanyJob[]) => readonly CompanyJob[]): void => {
      void jobs.mutate((known) => known && change(known), { revalidate: false });
    },
    reload: jobs.reload,
  };
}

/** Changes the design of a job; its screen has its own texts for a rejected token (T15). */
export const changeDesign = (jobId: Id<'job'>, body: BodyOf<typeof jobTemplate>) =>
  send(jobTemplate, { params: { jobId }, body }, handles401);

interface VideoFiles {
  readonly file: File | null;
  readonly captions: File | null;
}

/** The calls of the job form; each rejects with an ApiError. */
export const jobCalls = {
  /**
   * Creates a job, only once per key.
   * @returns its id
   * @throws ApiError also for a response without one
   */
  create: async (body: BodyOf<typeof createJob>, requestKey: string): Promise<string> => {
    const id = await send(createJob, { body: { ...body, requestKey } });
    if (id === '') throw new ApiError('empty', '');
    return id;
  },
  /** Saves a known job, unless it was changed since the person saw it: then it is a 409 with the current row. */
  update: async (jobId: Id<'job'>, body: BodyOf<typeof updateJob>, seen: string): Promise<void> => {
    await send(updateJob, { params: { jobId }, body: { ...body, expectedUpdatedAt: seen } });
  },
  /**
   * Uploads the video of a job, its captions or both; a large video is uploaded first, so that it is resumable.
   * @param onProgress percent sent
   * @throws ApiError 401 before the call without a token (JM74)
   */
  uploadVideo: async (id: string, { file, captions }: VideoFiles, onProgress: (percent: number) => void): Promise<void> => {
    if (currentToken() === null) throw new ApiError('http', '', { status: 401 });
    const form = new FormData();
    if (file !== null && file.size >= RESUMABLE_FROM) form.append('upload', await sendResumable(file, { onProgress }));
    else if (file !== null) form.append('file', file);
    if (captions !== null) form.append('captions', captions);
    await sendForm(uploadJobVideo, { params: { id }, form }, { ...handles401, onProgress });
  },
} as const;
