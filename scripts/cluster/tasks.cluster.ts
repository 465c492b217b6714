import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './client.ts';
import { METRICS_TOKEN, startCluster, type Cluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Seconds by which each server began a task late; a server that has not run it says nothing. */
async function latenessOf(task: string): Promise<readonly number[]> {
  const texts = await Promise.all(cluster.servers.map(({ url }) => call(`${url}/metrics`, { token: METRICS_TOKEN })));
  const line = new RegExp(`^stellwerk_task_lateness_seconds\\{task="${task}"\\} ([\\d.]+)$`, 'm');
  return texts.flatMap(({ bytes }) => {
    const seconds = line.exec(bytes.toString())?.[1];
    return seconds === undefined ? [] : [Number(seconds)];
  });
}

it('a due task runs on one server, which says how late it was', async () => {
  const { rowCount } = await cluster.database.query(`update tasks set due_at = now() - interval '1 minute'`);
  expect(rowCount).toBe(2);
  const open = async () => (await cluster.database.query('select 1 from tasks where due_at <= now() or leased_until is not null')).rowCount;
  await expect.poll(open).toBe(0);
  for (const task of ['erasure', 'maintenance']) {
    const lateness = await latenessOf(task);
    expect(lateness, task).toHaveLength(1);
    expect(lateness[0], task).toBeGreaterThanOrEqual(60);
  }
});
