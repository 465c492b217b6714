import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Milliseconds without a byte in either direction. */
const SILENCE = 30_000;
/** A reply is one line. */
const LONGEST_REPLY = 10_000;

/** 'unscannable': clamd answers with an error, such as for a file above its `StreamMaxLength`. */
export type Verdict = 'clean' | 'infected' | 'unscannable';

function verdictOf(reply: string): Verdict {
  const text = reply.replace(/\0$/, '').trim();
  if (text === 'stream: OK') return 'clean';
  return /^stream: .+ FOUND$/.test(text) ? 'infected' : 'unscannable';
}

/** The command INSTREAM: chunks with their length before them, and an empty one at the end. */
async function* framed(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    if (!(chunk instanceof Buffer)) throw new Error('A file stream gives bytes.');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function open(address: URL): Socket {
  return address.protocol === 'unix:'
    ? connect(decodeURIComponent(address.pathname))
    : connect(Number(address.port || 3310), address.hostname.replace(/^\[|\]$/g, ''));
}

async function replyOf(socket: Socket): Promise<string> {
  let reply = '';
  for await (const part of socket.setEncoding('latin1')) {
    reply += String(part);
    if (reply.length > LONGEST_REPLY) throw new Error('clamd answers with too much.');
  }
  if (reply === '') throw new Error('clamd has closed the connection without an answer.');
  return reply;
}

/**
 * Has clamd scan a stream, as fast as it takes it (decision 0110).
 * @param url `tcp://host:3310`, or `unix:/path/of/the.socket`
 * @throws the error of the connection, also after 30 seconds of silence, or of the stream
 */
export async function scanWithClamd(url: string, content: Readable): Promise<Verdict> {
  const socket = open(new URL(url));
  socket.setTimeout(SILENCE, () => socket.destroy(new Error('clamd is silent.')));
  try {
    const reply = replyOf(socket);
    reply.catch(() => undefined);
    // clamd answers and closes in the middle of a file that is too large: its answer counts, not the broken pipe.
    const sent = await pipeline(framed(content), socket, { end: false }).catch((error: unknown) => error);
    return await reply.then(verdictOf, (error: unknown) => {
      throw sent ?? error;
    });
  } finally {
    socket.destroy();
    content.destroy();
  }
}
