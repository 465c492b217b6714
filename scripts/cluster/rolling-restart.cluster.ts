import { afterAll, beforeAll, expect, it } from 'vitest';
import { formBody, PDF } from '../../apps/api/src/testing/applications.ts';
import { call } from './client.ts';
import { startCluster, type Cluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Visitors who act at once, and the most requests of each. */
const [VISITORS, MOST] = [6, 5000];

/** A request of each kind, by turns. */
const requests: readonly ((n: number) => ReturnType<typeof call>)[] = [
  () => call(`${cluster.url}/api/public/jobs/101`),
  () => call(`${cluster.url}/jobs`),
  () => call(`${cluster.url}/api/public/views`, { body: { type: 'JOB', id: '101' } }),
  (n) => {
    const form = formBody(101, [{ field: 'resume', name: 'Lebenslauf.pdf', content: PDF }], { email: `rollt-${n}@post.example` });
    return call(`${cluster.url}/api/public/applications/create`, { body: form });
  },
];

it('a restart of one server after the other answers every request', async () => {
  const failures: string[] = [];
  let answered = 0;
  const end = new AbortController();
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let n = 0; n < MOST && !end.signal.aborted; n += 1) {
      const ask = requests[(visitor + n) % requests.length];
      const status = await ask?.(visitor * MOST + n).then((answer) => answer.status, String);
      if (status === 200 || status === 201 || status === 204) answered += 1;
      else failures.push(`${(visitor + n) % requests.length}: ${status}`);
    }
  });
  const codes: (number | null)[] = [];
  for (const server of cluster.servers) codes.push(await cluster.restart(server));
  end.abort();
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(codes).toEqual([0, 0, 0]);
  expect(answered).toBeGreaterThan(100);
});
