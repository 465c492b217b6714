import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { scheduleTask } from './task.ts';

const server = await startTestServer({ SEED: 'none' });
afterAll(() => server.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = Date.now();
/** Runs and their lateness, in order; a run says after how many minutes it began. */
const events: (number | string)[] = [];

/** A server that looks once at the due time. @param minutes after the start of the test */
async function look(minutes: number, outcome: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const now = () => new Date(start + minutes * MINUTE);
  const metrics = { ...server.context.metrics, startedTask: (task: string, seconds: number) => events.push(`${task} ${seconds} s late`) };
  const run = (): Promise<void> => {
    events.push(minutes);
    return outcome();
  };
  await scheduleTask({ ...server.context, now, metrics }, { name: 'probe', every: 2 * HOUR, run })();
}

it('a task runs when it is due, and once for all servers', async () => {
  await look(0);
  await look(119);
  await look(121, () => look(122));
  await look(240);
  expect(events.splice(0)).toEqual(['probe 60 s late', 121]);
  await look(241);
  expect(events.splice(0)).toEqual(['probe 0 s late', 241]);
});

it('a task that failed runs again after its lease', async () => {
  await look(361, () => Promise.reject(new Error('no disk')));
  expect(server.logged.filter(({ event }) => event === 'probe')).toHaveLength(1);
  await look(420);
  await look(421);
  expect(events.splice(0)).toEqual(['probe 0 s late', 361, 'probe 3600 s late', 421]);
});
