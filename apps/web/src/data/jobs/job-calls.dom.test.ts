import { loadable } from '@stellwerk/design-system';
import { ApiError, readApplicationList } from '@stellwerk/domain';
import { jobFormValues, toJobPayload } from '@stellwerk/forms/job-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import { changeDesign, jobCalls, jobListCalls } from './job-calls';

const leave = startsLoggedOut();
beforeEach(() => {
  localStorage.setItem('jwt_token', 'a.b.c');
});

/** A loaded list, of which the test uses only its new call. */
const known = <T>(data: T) => ({
  ...loadable.ready(data),
  data,
  error: undefined,
  mutate: vi.fn(),
  reload: vi.fn(() => Promise.resolve()),
});
const applications = known(readApplicationList([]));
const listCalls = jobListCalls(known([]), applications);
const payload = toJobPayload(jobFormValues('create', { title: 'Gleisbau' }), '1', null);

it.each([true, false])('JM14 the flag %s of a job is sent alone', async (active) => {
  const { calls } = answering(() => ({ body: { id: 7 } }));
  await listCalls.setActive('7', active);
  expect(calls()).toEqual([{ method: 'PATCH', url: '/api/private/jobs/7/status', body: { active } }]);
});

it('JM23 a job is deleted, and the applications, which it has rejected, are asked for again', async () => {
  const { calls } = answering(() => ({ body: { success: true } }));
  await listCalls.remove('7');
  expect(calls()).toEqual([{ method: 'DELETE', url: '/api/private/jobs/7', body: undefined }]);
  expect(applications.reload).toHaveBeenCalledOnce();
});

it('JM78 another design is sent with the profile type', async () => {
  const { calls } = answering(() => ({ body: { id: 7 } }));
  const body = { template: { id: 3 }, jobProfileType: 'TECH' } as const;
  await changeDesign('7', body);
  expect(calls()).toEqual([{ method: 'PATCH', url: '/api/private/jobs/7/update-template', body }]);
});

it('JM61 a new job is sent with its key, a known one with the version that was seen', async () => {
  const { calls } = answering(() => ({ body: { id: 41 } }));
  expect(await jobCalls.create(payload, 'einmal')).toBe('41');
  await jobCalls.update('7', payload, '2026-11-20');
  expect(calls()).toEqual([
    { method: 'POST', url: '/api/private/jobs/create', body: { ...payload, requestKey: 'einmal' } },
    { method: 'PUT', url: '/api/private/jobs/7', body: { ...payload, expectedUpdatedAt: '2026-11-20' } },
  ]);
});

it('JM74 a video does not leave without a token', async () => {
  localStorage.removeItem('jwt_token');
  const { calls } = answering(() => ({}));
  const request = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const film = { file: new File(['x'], 'film.mp4'), captions: null };
  const error = await jobCalls.uploadVideo('7', film, () => undefined).catch((reason: unknown) => reason);
  expect(error instanceof ApiError && error.status).toBe(401);
  expect([calls(), request.mock.calls]).toEqual([[], []]);
  expect(leave).not.toHaveBeenCalled();
});
