import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../context/metrics.ts';
import type { Engine } from '../db/engine.ts';
import { countWaiting } from '../files/quarantine/store.ts';
import { backlogOf } from '../mail/store.ts';

export function createMetrics({ db, pool }: Pick<Engine, 'db' | 'pool'>, now: () => Date): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the headers of the response, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const shared = new Counter({
    name: 'stellwerk_shared_responses_total',
    help: 'Responses for everybody, from memory (hit) or made by the app (miss).',
    labelNames: ['result'],
    registers,
  });
  const memory = new Gauge({ name: 'stellwerk_memory_bytes', help: 'Size of all remembered responses.', registers });
  const lateness = new Gauge({
    name: 'stellwerk_task_lateness_seconds',
    help: 'How late the last run of a background task began.',
    labelNames: ['task'],
    registers,
  });
  const scans = new Counter({
    name: 'stellwerk_scans_total',
    help: 'Scans of files for malware by result.',
    labelNames: ['result'],
    registers,
  });
  const quarantined = new Gauge({ name: 'stellwerk_quarantined_files', help: 'Files that wait for their scan.', registers });
  register.registerMetric(
    new Gauge({
      name: 'stellwerk_database_connections',
      help: 'Connections of the pool, and requests that wait for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    }),
  );
  const mails = new Gauge({ name: 'stellwerk_outbox_mails', help: 'Mails that are due and not sent.', registers });
  const delay = new Gauge({ name: 'stellwerk_outbox_delay_seconds', help: 'How long the oldest due mail waits.', registers });

  return {
    finished: ({ method, route, status, milliseconds }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, milliseconds / 1000);
    },
    remembered: (result, bytes) => {
      shared.inc({ result });
      memory.set(bytes);
    },
    startedTask: (task, seconds) => lateness.set({ task }, seconds),
    scanned: (result) => scans.inc({ result }),
    text: async () => {
      // The other figures count most while the database does not answer.
      const { waiting, delaySeconds } = await backlogOf(db, now()).catch(() => ({ waiting: NaN, delaySeconds: NaN }));
      mails.set(waiting);
      delay.set(delaySeconds);
      quarantined.set(await countWaiting(db).catch(() => NaN));
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
