import { spawn, spawnSync } from 'node:child_process';

/** Vite sets NODE_ENV in this process; under `production` npm would install no tools. */
function environment(extra) {
  const { NODE_ENV: _, ...rest } = process.env;
  return { ...rest, ...extra };
}

/** Runs a command; its output is shown only when it fails. @throws Error with that output */
export function sh(command, args, { cwd, env = {}, seconds = 180 } = {}) {
  const result = spawnSync(command, args, { cwd, env: environment(env), encoding: 'utf8', timeout: seconds * 1000 });
  if (result.status === 0) return result.stdout;
  const reason = result.error === undefined ? `status ${result.status}` : result.error.message;
  throw new Error(`${command} ${args.join(' ')}: ${reason}\n${result.stdout ?? ''}${result.stderr ?? ''}`);
}

/** Starts a server and waits until its URL answers. */
export async function serve(command, args, address, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 120 && child.exitCode === null; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error(`${address} did not answer`);
}

/** One step of the rehearsal, with its duration. */
export async function step(title, work) {
  const start = performance.now();
  const result = await work();
  console.log(`ok   ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
