import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { PACES, readChunks, type Clock, type Pace } from './pace.ts';

const SECOND = 1000;

/** A clock that only the test advances. */
function fakeClock() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const clock: Clock = {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  return {
    clock,
    pass: async (milliseconds: number) => {
      await settle();
      now += milliseconds;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.run();
      }
      await settle();
    },
  };
}

/** A body in pieces of a given size and interval. @returns seconds until it was aborted; null when it was read to its end */
async function send(pace: Pace, pieces: readonly { readonly bytes: number; readonly after: number }[]): Promise<number | null> {
  const { clock, pass } = fakeClock();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  let end: 'read' | 'late' | null = null;
  const reading = (async () => {
    for await (const _chunk of readChunks(readable, pace, clock));
  })().then(
    () => (end = 'read'),
    () => (end = 'late'),
  );
  for (const { bytes, after } of pieces) {
    for (let second = 0; second < after; second += 1) {
      await pass(SECOND);
      if (end === 'late') return clock.now() / SECOND;
    }
    writer.write(new Uint8Array(bytes)).catch(() => undefined);
  }
  await pass(0);
  writer.close().catch(() => undefined);
  await reading;
  return end === 'read' ? null : clock.now() / SECOND;
}

const drip = (bytes: number, after: number, count: number) => Array.from({ length: count }, () => ({ bytes, after }));
const KB = 1024;

describe('the pace of a body', () => {
  it.each([
    ['JSON at once', PACES.json, drip(500, 0, 1), null],
    ['JSON within 29 seconds', PACES.json, drip(10, 1, 29), null],
    ['silent JSON', PACES.json, drip(1, 100, 1), 30],
    ['dripping JSON', PACES.json, drip(1, 1, 1000), 30],
    ['a silent form', PACES.form, drip(1, 100, 1), 30],
    ['a form of a byte a second', PACES.form, drip(1, 1, 1000), 31],
    ['a form of 15 KB a second, some time after its grace', PACES.form, drip(15 * KB, 1, 1000), 465],
    ['a form of 16 KB a second, for as long as it likes', PACES.form, drip(16 * KB, 1, 1000), null],
    ['a form that falls silent in the middle', PACES.form, [...drip(1024 * KB, 1, 5), { bytes: 1, after: 60 }], 35],
  ] as const)('%s', async (_what, pace, pieces, given) => {
    expect(await send(pace, pieces)).toBe(given);
  });
});

describe('slow senders', () => {
  let server: TestServer;
  const quick: Pace = { silence: 300, grace: 300, rate: null };
  beforeAll(async () => {
    server = await startTestServer({ SEED: 'none' }, { paces: { json: quick, form: { ...quick, rate: 1_000_000 } } });
  });
  afterAll(() => server.stop());

  /** Begins a request and never ends it. @returns output of the server until it closes the connection */
  function begin(path: string, type: string, start: string) {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    const opened = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n${start}`);
    const said = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', () => resolve(text)).on('close', () => resolve(text));
    });
    return { opened, said, hangUp: () => socket.end() };
  }

  it.each([
    ['/api/public/auth/login', 'application/json', '{"email":'],
    ['/api/public/applications/create', 'application/json', '{"jobId":'],
    [
      '/api/public/applications/create',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nA',
    ],
  ])('get 408 in German and a closed connection: %s as %s', async (path, type, start) => {
    const said = await begin(path, type, start).said;
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said.toLowerCase()).toContain('connection: close');
    expect(said).toContain('Die Anfrage kam zu langsam an.');
  });

  it.each([
    ['application/json', '{"email":'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nA'],
  ])('are no failure of the server when they hang up in the middle of %s', async (type, start) => {
    const path = type === 'application/json' ? '/api/public/auth/login' : '/api/public/applications/create';
    const answered = () => server.logged.filter(({ event }) => event === 'request').length;
    const before = answered();
    begin(path, type, start).hangUp();
    await expect.poll(answered).toBe(before + 1);
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('by the hundreds hold up nobody else, and all of them end', async () => {
    const slow = Array.from({ length: 300 }, () => begin('/api/public/auth/login', 'application/json', '{'));
    await Promise.all(slow.map(({ opened }) => opened));
    expect((await server.call('/api/health')).status).toBe(200);
    const ends = await Promise.all(slow.map(({ said }) => said));
    expect(ends.filter((text) => !text.includes(' 408 '))).toEqual([]);
  });
});
