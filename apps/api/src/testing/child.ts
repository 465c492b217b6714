import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Runs a script from the sources, without a build. */
const fromSources = [
  '--conditions=@stellwerk/source',
  `--import=${new URL('../platform/processes/source-loader.ts', import.meta.url).href}`,
];

/** A server in its own process, as people start it. */
export interface ChildServer {
  readonly child: ChildProcess;
  readonly url: string;
  /** Kills it like a power cut and waits for its end. */
  kill: () => Promise<void>;
}

/**
 * Starts a server as its own process; it gets a free port and no limits by default. It ends with its test, even a failed
 * one: a remaining server would hold the output of the whole run open, which would never end.
 */
export async function startChildServer(env: Readonly<Record<string, string>>): Promise<ChildServer> {
  const child = spawn(process.execPath, [...fromSources, main], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"event":"ready","url":"([^"]+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
  return { child, url, kill };
}

/** Runs a command of the server on a data directory, like npm does, and waits for its end. */
export async function runCommand(script: URL, dataDir: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [...fromSources, fileURLToPath(script), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

/** Memory of a process in bytes; null where the system does not report it. */
export function residentBytes(pid: number | undefined): number | null {
  try {
    const pages = /^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return pages === undefined ? null : Number(pages) * 1024;
  } catch {
    return null;
  }
}
