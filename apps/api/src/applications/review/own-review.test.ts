import { asObject } from '@stellwerk/domain';
import { endpoints } from '@stellwerk/domain/endpoints';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatBody, idOf } from '../../testing/applications.ts';
import { startTestServer, type Answer, type TestServer } from '../../testing/server.ts';

const data = demoData(new Date());
const JOB = data.jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
const SECRETS = /GEHEIM|NOT_QUALIFIED|Jonas/;
const OWN = 'Das ist Ihre eigene Bewerbung. Notizen, Bewertung und Zuständigkeit bleiben den anderen aus Ihrem Team vorbehalten.';

let server: TestServer;
/** Owns the company, so that the history is open as well, and applied to it. */
let owner: string;
let recruiter: string;
let application = 0;

const path = (what = '') => `/api/private/applications/${application}${what}`;
const get = (place: string, token = owner) => server.call(place, { token });
const send = (method: string, place: string, body: unknown, token = owner) => server.call(place, { method, body, token });
/** Whether a row is the application, or an entry of its history. Other rows may have its number by chance. */
const isOwn = (row: unknown): boolean => {
  const { id, subject } = asObject(row);
  return (subject === undefined ? id : asObject(subject).id) === application;
};
/** Data about the application in a response, as text: other applications have their own notes. */
const saidOf = ({ body }: Answer): string => {
  const rows = Array.isArray(body) ? body : (asObject(body).applications ?? asObject(body).entries ?? [body]);
  return JSON.stringify([rows].flat().filter(isOwn));
};

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.login('owner@demo.example');
  recruiter = await server.login('recruiter@demo.example');
  application = idOf(await send('POST', '/api/private/applications/create', flatBody(JOB)));
  const colleague = data.members.find((member) => member.companyId === 1 && member.userId === 2)?.id;
  await send('PATCH', path('/notes'), { note: 'GEHEIM-NOTIZ' }, recruiter);
  await send('PATCH', path('/rate'), { rating: 2 }, recruiter);
  await send('PATCH', path('/assign'), { recruiterId: colleague }, recruiter);
  await send('PATCH', path('/status'), { status: 'REJECTED', note: 'GEHEIM-VERMERK', message: 'GEHEIM-TEXT' }, recruiter);
});
afterAll(() => server.stop());

describe('rule 3: a member who has applied to the own company', () => {
  const places = [
    '/api/private/applications/by-company/1',
    '/api/private/applications/by-company/1?pageSize=100&with=figures',
    '/api/private/applications/by-company/1?columns=REJECTED:100',
    `/api/private/applications/by-job/${JOB}`,
    '/api/private/applications?pageSize=100',
    '/api/private/applications/user',
  ];

  it('reads the own one in every list, without what colleagues have noted', async () => {
    for (const place of [...places, `/api/private/applications/by-company/1?ids=${application}`, path()]) {
      const answer = await get(place);
      expect(answer.status, place).toBe(200);
      expect(saidOf(answer), place).toContain('"status":"REJECTED"');
      expect(saidOf(answer), place).not.toMatch(SECRETS);
      expect(saidOf(answer), place).not.toContain('"rating":2');
    }
    for (const place of [...places.slice(0, -1), path()]) expect(saidOf(await get(place, recruiter)), place).toContain('GEHEIM-NOTIZ');
  });

  it('does not read in the history of the company who did what with it', async () => {
    const history = '/api/private/companies/1/history?area=applications';
    const before = asObject((await get(history)).body);
    expect(saidOf(await get(history))).toBe('[]');
    await server.context.db.updateTable('applications').set({ user_id: null }).where('id', '=', application).execute();
    const after = await get(history);
    await server.context.db.updateTable('applications').set({ user_id: 1 }).where('id', '=', application).execute();
    expect(saidOf(after)).toContain('application-notes');
    expect(Number(asObject(after.body).total)).toBe(Number(before.total) + 4);
  });

  it('changes nothing that colleagues keep about it, and is told why', async () => {
    const before = (await get(path(), recruiter)).body;
    for (const [method, what, body] of [
      ['POST', '/notes', { note: 'Toll' }],
      ['PATCH', '/notes', { recruiterNotes: 'Toll' }],
      ['PATCH', '/rate', { rating: 5 }],
      ['PATCH', '/assign', { recruiterId: null }],
    ] as const) {
      const answer = await send(method, path(what), body);
      expect([answer.status, answer.body], what).toMatchObject([403, { code: 'FORBIDDEN', message: OWN }]);
    }
    expect((await get(path(), recruiter)).body).toEqual(before);
  });

  it('may set its status, as whoever tries out the own posting does, and take that back', async () => {
    const set = await send('PATCH', path('/status'), { status: 'INTERVIEW_SCHEDULED' });
    expect([set.status, asObject(set.body).status]).toEqual([200, 'INTERVIEW_SCHEDULED']);
    expect(JSON.stringify(set.body)).not.toMatch(SECRETS);
    const { change } = asObject(asObject(set.body).undo);
    const undone = await send(endpoints.undoApplicationStatus.method, path('/status/undo'), { change });
    expect([undone.status, asObject(undone.body).status]).toEqual([200, 'REJECTED']);
    expect(JSON.stringify(undone.body)).not.toMatch(SECRETS);
  });

  it('may still withdraw', async () => {
    const second = idOf(await send('POST', '/api/private/applications/create', flatBody(JOB, { jobDescription: 'Noch einmal' })));
    expect((await send('POST', `/api/private/applications/${second}/withdraw`, undefined)).status).toBe(200);
  });
});
