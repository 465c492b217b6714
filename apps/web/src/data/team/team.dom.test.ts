import { ApiError, readTeamMember } from '@stellwerk/domain';
import { companyTeam } from '@stellwerk/domain/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../testing/answers';
import { renderHook, rendersHooks } from '../testing/hooks';
import { startsLoggedOut } from '../testing/session';
import { useCall } from '../use-call';
import { useInvitations } from './use-invitations';
import { useTeamCalls, type MemberValues } from './use-team-calls';

const leave = startsLoggedOut();
rendersHooks();
beforeEach(() => localStorage.setItem('jwt_token', 'a.b.c'));

const values: MemberValues = {
  firstName: 'Gesine',
  lastName: 'Mohrmann',
  position: 'Recruiterin',
  jobDescription: 'Begleitet Bewerbungen.',
  email: 'g.mohrmann@weserbund.example',
  linkedinProfile: '',
  role: 'ADMIN',
};
const member = readTeamMember({ id: 4, ...values });
const picture = new File(['x'], 'Foto.png', { type: 'image/png' });

/** Calls on the team of company 7, whose list is empty. */
const team = () => renderHook(() => useTeamCalls('7', useCall(companyTeam, { params: { id: '7' } })));

/** Content of a form, by the names of its fields. */
type Form = Readonly<Record<string, unknown>>;

/** Answers every form with a status, and records its content. */
function answeringForms(status: number): readonly { readonly url: string; readonly form: Form }[] {
  const sent: { url: string; form: Form }[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly statusText = '';
    readonly responseText = JSON.stringify({ id: 4 });
    url = '';
    open(method: string, url: string): void {
      this.url = `${method} ${url}`;
    }
    readonly setRequestHeader = (): void => undefined;
    readonly getResponseHeader = (): string => 'application/json';
    send(form: FormData): void {
      sent.push({ url: this.url, form: Object.fromEntries(form) });
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

describe('a member of the team', () => {
  it('CT20 CT38 is made as JSON with its role and status ACTIVE', async () => {
    const { calls } = answering(({ method }) => ({ body: method === 'GET' ? [] : { id: 4, ...values } }));
    const hook = await team();
    await hook.during(async () => expect(await hook.now().create(values, null)).toEqual(member));
    expect(calls().filter(({ method }) => method !== 'GET')).toEqual([
      {
        method: 'POST',
        url: '/api/private/companies/team-member/create',
        body: { ...values, avatar: '', referenced: false, company: { id: 7 }, status: 'ACTIVE' },
      },
    ]);
  });

  it('CT20 is made as a form with its role, where there is a picture', async () => {
    answering(() => ({ body: [] }));
    const forms = answeringForms(201);
    const hook = await team();
    await hook.during(() => hook.now().create(values, picture));
    expect(forms).toEqual([
      { url: 'POST /api/private/companies/team-member/create', form: { ...values, companyId: '7', status: 'ACTIVE', file: picture } },
    ]);
  });

  it.each([200, 500])('CT20 CT37 is saved after its new picture, which was answered with %i', async (status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { calls } = answering(({ method }) => ({ body: method === 'GET' ? [] : { id: 4, ...values } }));
    const forms = answeringForms(status);
    const hook = await team();
    await hook.during(async () => expect(await hook.now().update(member, values, picture)).toEqual(member));
    expect(forms).toEqual([{ url: 'POST /api/private/companies/team-member/4/avatar', form: { file: picture } }]);
    expect(calls().filter(({ method }) => method !== 'GET')).toEqual([
      { method: 'PUT', url: '/api/private/companies/team-member/4', body: { ...values, id: 4, company: { id: 7 } } },
    ]);
  });

  it('CT20 has another role without the rest of its data', async () => {
    const { calls } = answering(({ method }) => ({ body: method === 'GET' ? [] : { id: 4, ...values } }));
    const hook = await team();
    await hook.during(async () => expect(await hook.now().changeRole(member, 'ADMIN')).toEqual(member));
    expect(calls().filter(({ method }) => method !== 'GET')).toEqual([
      { method: 'PUT', url: '/api/private/companies/team-member/4', body: { role: 'ADMIN' } },
    ]);
  });

  it('CT36 is not saved when there is no answer for 30 seconds', async () => {
    const { fetch } = answering(() => ({ body: [] }));
    const hook = await team();
    fetch.mockImplementation(
      (_url, init) => new Promise((_answer, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const saved = hook.now().update(member, values, null).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await saved;
    expect(ended.mock.lastCall).toMatchObject([{ kind: 'timeout' }]);
  });

  it.each([401, 403, 404, 500])('CT32 CT33 is told by the screen that it was not saved: %i', async (status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    answering(({ method }) => (method === 'GET' ? { body: [] } : { status }));
    const hook = await team();
    const error = await hook
      .now()
      .update(member, values, null)
      .catch((reason: unknown) => reason);
    expect(error instanceof ApiError && error.status).toBe(status);
    expect(leave).not.toHaveBeenCalled();
  });

  it('CT35 keeps its picture when that could not be deleted', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { calls } = answering(({ method }) => (method === 'GET' ? { body: [member] } : { status: 500 }));
    const hook = await team();
    await expect(hook.now().removeAvatar(member)).rejects.toMatchObject({ status: 500 });
    expect(calls().at(-1)).toMatchObject({ method: 'DELETE', url: '/api/private/companies/team-member/4/avatar' });
  });
});

describe('the invitations of a company', () => {
  const reload = vi.fn(async () => undefined);
  beforeEach(() => reload.mockClear());
  const open = { id: 2, email: 'v.szabo@weserbund.example' };
  const invitations = async (known: readonly object[]) => {
    const server = answering(({ method }) => ({ body: method === 'GET' ? known : { success: true, invitation: open } }));
    const hook = await renderHook(() => useInvitations('7', { reload }));
    await hook.until(({ list }) => list.length === known.length);
    return { hook, changes: () => server.calls().filter(({ method }) => method !== 'GET') };
  };

  it.each([
    ['there is no line', null],
    ['the server fails', { status: 500 }],
  ])('CT28 are none where %s', async (_why, answer) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { fetch } = answering(() => answer);
    const hook = await renderHook(() => useInvitations('7', { reload }));
    await vi.waitUntil(() => fetch.mock.settledResults.some(({ type }) => type !== 'incomplete'));
    expect(hook.now().list).toEqual([]);
  });

  it('CT26 are sent with each field of the form', async () => {
    const { hook, changes } = await invitations([]);
    const body = { email: open.email, firstName: 'Valentin', lastName: 'Szabó', position: 'Recruiter' };
    await hook.during(() => hook.now().calls.invite(body));
    expect(changes()).toEqual([{ method: 'POST', url: '/api/private/companies/7/team/invite/send', body }]);
    expect(hook.now().list.map(({ email }) => email)).toEqual([open.email]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('CT27 lose the one that is deleted, and no other', async () => {
    const { hook, changes } = await invitations([open, { id: 3, email: 'r.petersen@weserbund.example' }]);
    const [first] = hook.now().list;
    await hook.during(() => first && hook.now().calls.deleteInvitation(first));
    expect(changes()).toMatchObject([{ method: 'DELETE', url: '/api/private/companies/7/invitations/2' }]);
    expect(hook.now().list.map(({ id }) => id)).toEqual(['3']);
  });
});
