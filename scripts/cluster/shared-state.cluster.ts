import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formBody, PDF } from '../../apps/api/src/testing/applications.ts';
import { call, fieldOf, login } from './client.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { begin, film, MB, offsetOf, part, tus } from './tus.ts';

let cluster: Cluster;
let owner: string;
beforeAll(async () => {
  cluster = await startCluster();
  owner = await login(cluster.url, 'owner@demo.example');
});
afterAll(() => cluster.stop());

/** The server of the n-th request, one after the other. */
const serverOf = (n: number): string => cluster.servers[n % cluster.servers.length]?.url ?? '';
const onEach = <T>(ask: (server: string) => Promise<T>): Promise<T[]> => Promise.all(cluster.servers.map(({ url }) => ask(url)));

it('limits count together', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const body = { email: 'candidate@demo.example', password: 'falsch' };
    const { status } = await call(`${serverOf(n)}/api/public/auth/login`, { body, address: '203.0.113.7' });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

it('a session that ends on one server has ended on all', async () => {
  const token = await login(serverOf(0), 'member@demo.example');
  const ask = () => onEach(async (server) => (await call(`${server}/api/private/companies/get-my-companies`, { token })).status);
  expect(await ask()).toEqual([200, 200, 200]);
  expect((await call(`${serverOf(1)}/api/private/auth/logout`, { method: 'POST', token })).status).toBeLessThan(300);
  expect(await ask()).toEqual([401, 401, 401]);
});

it('a public picture that one server has got is read from all', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(readFileSync('apps/web/dist/client/icon-192.png'))], 'Logo.png'));
  form.append('entityId', '1');
  const { status, json } = await call(`${serverOf(0)}/api/private/media/logo`, { token: owner, body: form });
  expect(status).toBe(201);
  const answers = await onEach((server) => call(server + String(fieldOf(json, 'url'))));
  expect(answers.map(({ status: found }) => found)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
});

it('a document of an application that one server has got is read from all', async () => {
  const form = formBody(101, [{ field: 'resume', name: 'Lebenslauf.pdf', content: PDF }]);
  const { json } = await call(`${serverOf(1)}/api/public/applications/create`, { body: form });
  const { rows } = await cluster.database.query('select filename from application_documents where application_id = $1', [
    fieldOf(json, 'applicationId'),
  ]);
  const answers = await onEach((server) => call(`${server}/api/public/media/cv/${rows[0]?.filename}`, { token: owner }));
  expect(answers.map(({ bytes }) => bytes.equals(PDF))).toEqual([true, true, true]);
});

it('an upload goes on at another server, and a third one binds it to an application', async () => {
  const content = film(3 * MB);
  const path = await begin(serverOf(0), content.length);
  for (let n = 0; n < 3; n += 1) {
    expect(await offsetOf(serverOf(n) + path)).toBe(n * MB);
    expect((await tus(serverOf(n) + path, 'PATCH', part(n * MB), content.subarray(n * MB, (n + 1) * MB))).status).toBe(204);
  }
  const resume = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };
  const form = formBody(101, [resume], { email: 'film@post.example', videoUpload: path.split('/').at(-1) });
  const { status, json } = await call(`${serverOf(1)}/api/public/applications/create`, { body: form });
  expect(status).toBe(201);
  const { rows } = await cluster.database.query(
    `select filename, size from application_documents where application_id = $1 and kind = 'video'`,
    [fieldOf(json, 'applicationId')],
  );
  expect(rows).toMatchObject([{ size: content.length }]);
  const answers = await onEach((server) => call(`${server}/api/public/media/cv/${rows[0]?.filename}`, { token: owner }));
  expect(answers.map(({ bytes }) => bytes.equals(content))).toEqual([true, true, true]);
});

it('of two servers that receive the same bytes at once, one stores them', async () => {
  const path = await begin(serverOf(0), 1000);
  const answers = await onEach((server) => tus(server + path, 'PATCH', part(0), Buffer.alloc(1000, 1)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  expect(await offsetOf(serverOf(1) + path)).toBe(1000);
});
