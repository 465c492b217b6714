import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fieldOf, login } from './client.ts';
import { startCluster, type Cluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const JOB = 101;
const CHANGES = 1000;
/** Milliseconds after which no request may get the old state. */
const LATEST = 1000;

async function designOn(server: string): Promise<unknown> {
  const { json } = await call(`${server}/api/public/jobs/${JOB}`);
  return fieldOf(fieldOf(json, 'template'), 'id');
}

/**
 * Asks a server until it gives the new state. @returns milliseconds from the change to the last request that got the old state: how long a
 * busy machine takes for an answer is no delay of the change
 */
async function delayOf(server: string, design: number, since: number): Promise<number> {
  for (let delay = 0; ;) {
    const sent = performance.now() - since;
    if ((await designOn(server)) === design) return delay;
    delay = sent;
  }
}

it('a change of public data is seen by all servers within a second, 1,000 times of 1,000', async () => {
  const token = await login(cluster.url, 'owner@demo.example');
  const urls = cluster.servers.map(({ url }) => url);
  const delays: number[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const design = (n % 3) + 1;
    const writer = urls[n % urls.length] ?? '';
    const { status } = await call(`${writer}/api/private/jobs/${JOB}/update-template`, {
      method: 'PATCH',
      token,
      body: { template: { id: design }, jobProfileType: 'SALES' },
    });
    const changed = performance.now();
    if (status !== 200) throw new Error(`The change ${n} got ${status}.`);
    // In the next answer of the same server, and soon in those of the others.
    expect(await designOn(writer)).toBe(design);
    const others = urls.filter((url) => url !== writer);
    delays.push(...(await Promise.all(others.map((url) => delayOf(url, design, changed)))));
  }
  expect(delays).toHaveLength(CHANGES * 2);
  expect(Math.max(...delays)).toBeLessThan(LATEST);
});
