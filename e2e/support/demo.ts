import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser';
import { startDemoServer, type DemoServer } from './server';

export interface Demo extends Pick<DemoServer, 'origin' | 'dataDir' | 'nextDay'> {
  readonly browser: Browser;
}

/** Starts the built product with the demo data, and a browser, for the tests of one file. Both end after the last of them. */
export async function startDemo(env: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const server = await startDemoServer(env);
  afterAll(server.stop);
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  return { origin: server.origin, dataDir: server.dataDir, nextDay: server.nextDay, browser };
}
