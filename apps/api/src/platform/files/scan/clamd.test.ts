import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { scanWithClamd } from './clamd.ts';

let stop = (): Promise<void> => Promise.resolve();
afterEach(() => stop());

/** A scanner on a port. @returns its URL */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => void server.close(() => resolve()));
  const address = server.address();
  return `tcp://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}

const content = (size = 10): Readable => Readable.from([Buffer.alloc(size, 'a')]);

/** Answers once the empty chunk has come. */
const answering = (reply: string) => (socket: Socket) => {
  socket.on('data', (chunk: Buffer) => {
    if (chunk.subarray(-4).every((byte) => byte === 0)) socket.end(reply);
  });
};

it.each([
  ['stream: OK\0', 'clean'],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
  ['INSTREAM: Cannot allocate memory ERROR\0', 'unscannable'],
  ['UNKNOWN COMMAND\0', 'unscannable'],
] as const)('the reply %j means %s', async (reply, verdict) => {
  expect(await scanWithClamd(await listen(answering(reply)), content())).toBe(verdict);
});

it('sends command, chunks with their length, and an empty one', async () => {
  const received: Buffer[] = [];
  const url = await listen((socket) => {
    socket.on('data', (chunk: Buffer) => void received.push(chunk));
    answering('stream: OK\0')(socket);
  });
  await scanWithClamd(url, Readable.from([Buffer.from('abc'), Buffer.from('de')]));
  expect(Buffer.concat(received).toString('latin1')).toBe('zINSTREAM\0\0\0\0\x03abc\0\0\0\x02de\0\0\0\0');
});

it('an answer in the middle of a file that is too large counts', async () => {
  const url = await listen((socket) => void socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0')));
  expect(await scanWithClamd(url, content(20_000_000))).toBe('unscannable');
});

it('takes no more of a file than the scanner does', async () => {
  let read = 0;
  let taken = 0;
  const url = await listen((socket) => {
    socket.on('data', (chunk: Buffer) => {
      taken += chunk.length;
    });
    answering('stream: OK\0')(socket);
  });
  const buffered: number[] = [];
  const chunks = function* (): Generator<Buffer> {
    for (; read < 1000; read += 1) {
      buffered.push(read * 100_000 - taken);
      yield Buffer.alloc(100_000, 'a');
    }
  };
  expect(await scanWithClamd(url, Readable.from(chunks()))).toBe('clean');
  // The buffers of both sockets, of 100 MB.
  expect(Math.max(...buffered)).toBeLessThan(20_000_000);
});

it('fails when the scanner is gone, hangs up, or ends without an answer', async () => {
  const url = await listen((socket) => void socket.destroy());
  await expect(scanWithClamd(url, content())).rejects.toThrow();
  await stop();
  await expect(scanWithClamd(url, content())).rejects.toThrow('ECONNREFUSED');
  const silent = await listen(answering(''));
  await expect(scanWithClamd(silent, content())).rejects.toThrow('without an answer');
});
