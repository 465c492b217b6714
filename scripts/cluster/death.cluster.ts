import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formBody, PDF } from '../../apps/api/src/testing/applications.ts';
import { call, fieldOf, login } from './client.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { begin, film, MB, offsetOf, part, sendOpen, tus } from './tus.ts';

const JOB = 101;
const SENDERS = 3;
/** Confirmed applications after which a server dies, and the number at which the test ends. */
const [FIRST, ALL] = [30, 90];
/** Minutes for which a mail belongs to the server that sends it. */
const LEASE = '5 minutes';

/** While it is closed, the mail server accepts no recipient. */
function createGate() {
  let open: (() => void) | undefined;
  let passage = Promise.resolve();
  return {
    close: () => {
      passage = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open?.(),
    pass: async (): Promise<null> => passage.then(() => null),
  };
}

const gate = createGate();
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ onRecipient: gate.pass });
});
afterAll(async () => {
  gate.open();
  await cluster.stop();
});

interface Confirmed {
  readonly id: number;
  readonly email: string;
}

async function apply(email: string): Promise<Confirmed | null> {
  const form = formBody(JOB, [{ field: 'resume', name: 'Lebenslauf.pdf', content: PDF }], { email });
  const answer = await call(`${cluster.url}/api/public/applications/create`, { body: form }).catch(() => null);
  const id = fieldOf(answer?.json, 'applicationId');
  return answer?.status === 201 && typeof id === 'number' ? { id, email } : null;
}

const waitingMails = async (): Promise<number> => {
  const { rows } = await cluster.database.query<{ count: number }>(
    'select count(*)::int as count from outbox where sent_at is null and failed_at is null',
  );
  return rows[0]?.count ?? 0;
};
const delivered = () => cluster.mail.mails.map(({ mail }) => mail.messageId);

it('each mail is delivered once, although three servers deliver', async () => {
  const emails = Array.from({ length: 12 }, (_, n) => `einmal-${n}@post.example`);
  expect((await Promise.all(emails.map(apply))).filter((done) => done === null)).toEqual([]);
  await expect.poll(waitingMails).toBe(0);
  expect(new Set(delivered()).size).toBe(delivered().length);
  for (const email of emails) expect(cluster.mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
});

it('a server that dies amid applications and mails loses nothing confirmed', async () => {
  const confirmed: Confirmed[] = [];
  let sent = 0;
  gate.close();
  const work = Array.from({ length: SENDERS }, async () => {
    while (confirmed.length < ALL) {
      sent += 1;
      const done = await apply(`bleibt-${sent}@post.example`);
      if (done !== null) confirmed.push(done);
    }
  });
  while (confirmed.length < FIRST) await wait(10);
  // Each server holds a mail now.
  await expect
    .poll(async () => (await cluster.database.query('select 1 from outbox where sent_at is null and attempts = 1')).rowCount)
    .toBe(3);
  const [dying, other] = cluster.servers;
  if (dying === undefined || other === undefined) throw new Error('Fewer than two servers run.');
  await cluster.kill(dying);
  await Promise.all(work);
  gate.open();

  // The proxy may not know yet who died.
  const token = await login(other.url, 'owner@demo.example');
  for (const { id } of confirmed) {
    const { rows } = await cluster.database.query('select filename from application_documents where application_id = $1', [id]);
    const { bytes } = await call(`${other.url}/api/public/media/cv/${rows[0]?.filename}`, { token });
    expect(bytes.equals(PDF), `The document of application ${id}`).toBe(true);
  }

  // All mails are sent but that of the dead server, which waits no longer than its lease.
  await expect.poll(waitingMails).toBe(1);
  const { rowCount } = await cluster.database.query(
    'update outbox set next_attempt_at = now() where sent_at is null and failed_at is null and next_attempt_at <= now() + $1::interval',
    [LEASE],
  );
  expect(rowCount).toBe(1);
  await expect.poll(waitingMails).toBe(0);
  expect(new Set(delivered()).size).toBe(delivered().length);
  for (const { email } of confirmed) expect(cluster.mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
});

it('a server that dies amid an upload loses nothing confirmed, and another one goes on', async () => {
  const [dying, other] = cluster.servers;
  if (dying === undefined || other === undefined) throw new Error('Fewer than two servers run.');
  const content = film(12 * MB);
  const path = await begin(dying.url, content.length);
  expect((await tus(dying.url + path, 'PATCH', part(0), content.subarray(0, MB))).status).toBe(204);
  // A part of 8 MB is stored, the next one is on its way.
  const broken = sendOpen(dying.url + path, MB, content.subarray(MB, 10 * MB));
  await expect.poll(() => offsetOf(other.url + path)).toBeGreaterThanOrEqual(9 * MB);
  const confirmed = await offsetOf(other.url + path);
  await cluster.kill(dying);
  await broken;
  expect(await offsetOf(other.url + path)).toBe(confirmed);
  expect((await tus(other.url + path, 'PATCH', part(confirmed), content.subarray(confirmed))).status).toBe(204);
  const resume = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };
  const form = formBody(JOB, [resume], { email: 'film@post.example', videoUpload: path.split('/').at(-1) });
  const { status, json } = await call(`${other.url}/api/public/applications/create`, { body: form });
  expect(status).toBe(201);
  const { rows } = await cluster.database.query(`select filename from application_documents where application_id = $1 and kind = 'video'`, [
    fieldOf(json, 'applicationId'),
  ]);
  const token = await login(other.url, 'owner@demo.example');
  const { bytes } = await call(`${other.url}/api/public/media/cv/${rows[0]?.filename}`, { token });
  expect(bytes.equals(content)).toBe(true);
});
