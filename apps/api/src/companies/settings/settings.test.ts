import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatBody } from '../../testing/applications.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let job = 0;
const path = '/api/private/companies/1/settings';

beforeAll(async () => {
  server = await startTestServer();
  const open = server.context.db.selectFrom('jobs').select('id').where('company_id', '=', 1).where('is_active', '=', true);
  ({ id: job } = await open.where('closes_at', 'is', null).orderBy('id').executeTakeFirstOrThrow());
  await server.context.db.deleteFrom('job_contacts').where('job_id', '=', job).execute();
});
afterAll(() => server.stop());

const read = async (email: string) => server.call(path, { token: await server.login(email) });
const change = async (email: string, body: unknown) => server.call(path, { method: 'PUT', token: await server.login(email), body });

/** Recipients of the mail about a new application, and its reply address. */
async function mailsOf(email: string) {
  const { status } = await server.call('/api/public/applications/create', { body: flatBody(job, { email }) });
  expect(status).toBeLessThan(300);
  const [receipt] = await server.mails({ recipient: email });
  if (receipt === undefined) throw new Error('no receipt');
  const news = await server.mails({ kind: 'application-new', application_id: receipt.application_id });
  return { readers: news.map(({ recipient }) => recipient), replyTo: JSON.stringify(receipt.headers ?? {}) };
}

describe('the settings of a company', () => {
  it('CS05 are what nobody has changed, until somebody does', async () => {
    const standard = {
      emailNotificationsEnabled: true,
      applicationNotificationsEnabled: true,
      profileVisibility: 'public',
      contactEmail: '',
    };
    expect((await read('owner@demo.example')).body).toEqual(standard);
    expect((await read('owner2@demo.example')).status).toBe(403);
  });

  it('CS05 decide for each person alone who is mailed about a new application', async () => {
    const { readers } = await mailsOf('eins@post.example');
    expect(readers).toEqual(expect.arrayContaining(['owner@demo.example', 'recruiter@demo.example']));
    await change('recruiter@demo.example', { applicationNotificationsEnabled: false });
    expect((await mailsOf('zwei@post.example')).readers).toEqual(readers.filter((email) => email !== 'recruiter@demo.example'));
    await change('recruiter@demo.example', { applicationNotificationsEnabled: true, emailNotificationsEnabled: false });
    expect((await mailsOf('drei@post.example')).readers).not.toContain('recruiter@demo.example');
    expect((await read('owner@demo.example')).body).toMatchObject({ emailNotificationsEnabled: true });
    await change('recruiter@demo.example', { emailNotificationsEnabled: true });
    expect((await mailsOf('vier@post.example')).readers).toEqual(readers);
  });

  it('CS05 name where applicants answer whose job has no contact person', async () => {
    expect((await mailsOf('fuenf@post.example')).replyTo).not.toContain('Reply-To');
    expect((await change('owner@demo.example', { contactEmail: 'kein Postfach' })).status).toBe(400);
    expect((await change('owner@demo.example', { contactEmail: ' personal@weserbund.example ' })).body).toMatchObject({
      contactEmail: 'personal@weserbund.example',
    });
    expect((await mailsOf('sechs@post.example')).replyTo).toContain('personal@weserbund.example');
    expect((await change('owner@demo.example', { contactEmail: '' })).body).toMatchObject({ contactEmail: '' });
  });

  it("CS05 are the person's own, and the company's for who may change the company", async () => {
    expect((await change('recruiter@demo.example', { profileVisibility: 'private' })).status).toBe(403);
    expect((await change('recruiter@demo.example', { contactEmail: 'x@y.example', emailNotificationsEnabled: false })).status).toBe(403);
    expect((await read('recruiter@demo.example')).body).toMatchObject({ profileVisibility: 'public', emailNotificationsEnabled: true });
    expect((await change('owner@demo.example', { profileVisibility: 'secret' })).status).toBe(400);
  });

  it('CS05 hide a company and its jobs from lists and feeds, or from everybody outside', async () => {
    const seen = async () => {
      const list = await server.call('/api/public/jobs/get-all');
      const feed = await server.call('/feed/jobs.xml');
      const map = await server.call('/sitemap.xml');
      return {
        page: (await server.call('/api/public/companies/1')).status,
        job: (await server.call(`/api/public/jobs/${job}`)).status,
        apply:
          (await server.call('/api/public/applications/create', { body: flatBody(job, { email: `${Math.random()}@post.example` }) }))
            .status < 300,
        listed: [list, feed, map].map(
          ({ body }) => JSON.stringify(body).includes('Weserbund') || JSON.stringify(body).includes('weserbund'),
        ),
      };
    };
    const before = await seen();
    expect(before).toMatchObject({ page: 200, job: 200, apply: true });
    expect(before.listed).toContain(true);
    await change('owner@demo.example', { profileVisibility: 'restricted' });
    expect(await seen()).toEqual({ page: 200, job: 200, apply: true, listed: [false, false, false] });
    await change('owner@demo.example', { profileVisibility: 'private' });
    expect(await seen()).toEqual({ page: 404, job: 404, apply: false, listed: [false, false, false] });
    await change('owner@demo.example', { profileVisibility: 'public' });
    expect(await seen()).toEqual(before);
    const noted = await server.context.db.selectFrom('audit').select('details').where('action', '=', 'company-changed').execute();
    expect(noted).toContainEqual({ details: { fields: ['visibility'] } });
  });
});
