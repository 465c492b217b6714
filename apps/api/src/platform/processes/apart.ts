import { fork, type ChildProcess } from 'node:child_process';
import { createQueue } from './queue.ts';
import { isReply } from './serve.ts';

/** The work exceeded its time limit and was ended. */
export class TooLongError extends Error {}

/** Milliseconds after which an idle process is ended. */
const IDLE = 60_000;
/** Memory limit of its scripts in megabytes. */
const MEMORY = 512;

/** Package condition that resolves to sources. */
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
    // It could not be started or messaged.
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

/** Options that make a process run the packages' sources, like the server in development and tests. */
const fromSources = (): readonly string[] =>
  process.execArgv.some((argument) => argument.includes(SOURCES))
    ? [`--conditions=${SOURCES}`, `--import=${new URL('./source-loader.ts', import.meta.url).href}`]
    : [];

async function start(script: URL): Promise<ChildProcess> {
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [...fromSources(), `--max-old-space-size=${MEMORY}`],
    // It reads untrusted data: no secret is accessible.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
  });
  // Between two tasks nothing listens to it, and the next one notices its end.
  child.on('error', () => undefined);
  if ((await messageOf(child)) !== 'ready') throw new Error('The process has said something before it was ready.');
  return child;
}

/** A running process keeps the server alive only during a task. */
function hold(child: ChildProcess, busy: boolean): void {
  if (busy) child.ref();
  else child.unref();
  if (busy) child.channel?.ref();
  else child.channel?.unref();
}

/**
 * Processes untrusted data in a separate process, one task after the other: at any cost the server stays
 * responsive, and a task that takes too long is ended with its process. `serveApart` is the other side.
 * @param script calls `serveApart`
 * @param limit milliseconds of one task; waiting and starting do not count
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
