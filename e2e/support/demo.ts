import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { browserOfWorker } from './browser';
import { startDemoServer, startHostedDemoServer, type DemoServer } from './server';

export interface Demo extends Pick<DemoServer, 'origin' | 'dataDir' | 'nextDay'> {
  readonly browser: Browser;
}

/**
 * Starts the built product with the demo data, and a browser without a page, for the tests of one file. The files of a worker share the
 * process of the server and the browser, one after another; options of Node need a process of their own.
 */
export async function startDemo(env: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const server = await (env.NODE_OPTIONS === undefined ? startHostedDemoServer(env) : startDemoServer(env));
  afterAll(server.stop);
  const browser = await browserOfWorker();
  // Before the server ends: it waits for connections.
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return { origin: server.origin, dataDir: server.dataDir, nextDay: server.nextDay, browser };
}
