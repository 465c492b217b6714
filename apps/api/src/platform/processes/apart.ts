import { fork, type ChildProcess } from 'node:child_process';
import { createQueue } from './queue.ts';
import { isReply } from './serve.ts';

/** The work has taken longer than it may, and was ended. */
export class TooLongError extends Error {}

/** A process that nobody has asked for so long is ended, in milliseconds. */
const IDLE = 60_000;
/** Megabytes of its memory that scripts may fill. */
const MEMORY = 512;

/** The condition under which packages are their sources. */
const SOURCES = '@stellwerk/source';

/** Waits for the next message. @throws when the process ends before */
function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    const onExit = (code: number | null): void => {
      stop();
      reject(new Error(`The process has ended with ${code}.`));
    };
    // It could not be started, or told.
    const onError = (error: Error): void => {
      stop();
      reject(error);
    };
    const onMessage = (message: unknown): void => {
      stop();
      resolve(message);
    };
    child.once('message', onMessage).once('exit', onExit).once('error', onError);
  });
}

/** What makes a process run the packages' sources, where the server does so itself: in development, and in tests. */
const fromSources = (): readonly string[] =>
  process.execArgv.some((argument) => argument.includes(SOURCES))
    ? [`--conditions=${SOURCES}`, `--import=${new URL('./source-loader.ts', import.meta.url).href}`]
    : [];

async function start(script: URL): Promise<ChildProcess> {
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [...fromSources(), `--max-old-space-size=${MEMORY}`],
    // What strangers send is read here: no secret is within reach.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
  });
  // Between two pieces of work nobody waits for it, and its end is seen by the next.
  child.on('error', () => undefined);
  if ((await messageOf(child)) !== 'ready') throw new Error('The process has said something before it was ready.');
  return child;
}

/** A running process keeps the server alive only while somebody waits for it. */
function hold(child: ChildProcess, busy: boolean): void {
  if (busy) child.ref();
  else child.unref();
  if (busy) child.channel?.ref();
  else child.channel?.unref();
}

/**
 * Does work on what strangers have sent in a process of its own, one piece after the other: whatever it costs, the server answers
 * meanwhile, and what takes too long is ended with its process. `serveApart` is the other side.
 * @param script calls `serveApart`
 * @param limit milliseconds of one piece; waiting and starting do not count
 * @throws TooLongError
 */
export function createApart<In, Out>(script: URL, limit: number): (input: In) => Promise<Out> {
  const inTurn = createQueue(1);
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function ask(child: ChildProcess, input: In): Promise<Out> {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limit);
    try {
      child.send({ input });
      const reply = await messageOf(child);
      if (!isReply<Out>(reply)) throw new Error('The process has not answered as it should.');
      if ('failed' in reply) throw new Error(`The work has failed: ${reply.failed}.`);
      return reply.done;
    } catch (error) {
      throw isLate ? new TooLongError('The work took too long.') : error;
    } finally {
      clearTimeout(late);
    }
  }

  async function begin(): Promise<ChildProcess> {
    const child = await start(script);
    child.once('exit', () => {
      if (running === child) running = null;
    });
    return child;
  }

  return (input) =>
    inTurn(async () => {
      clearTimeout(idle);
      running ??= await begin();
      const child = running;
      hold(child, true);
      try {
        return await ask(child, input);
      } finally {
        hold(child, false);
        idle = setTimeout(() => running?.kill('SIGKILL'), IDLE).unref();
      }
    });
}
