import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Characters of the log that an error quotes. */
const QUOTED = 4000;

/** One server of the cluster, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it in order. @returns the exit code */
  stop: () => Promise<number | null>;
  /** Ends it like a power cut. */
  kill: () => Promise<void>;
}

/** Starts the built product. @throws Error with the end of its log when it ends before it is ready */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killed = (): void => void child.kill('SIGKILL');
  process.once('exit', killed);
  const ended = once(child, 'exit').finally(() => process.off('exit', killed));
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      log = (log + chunk.toString()).slice(-QUOTED);
      const found = /"event":"ready","url":"([^"]+)"/.exec(log)?.[1];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended with ${child.exitCode}:\n${log}`)));
  });
  return { url, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}
