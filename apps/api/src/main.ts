#!/usr/bin/env node
import { statfsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { LockedError } from './db/lock.ts';
import { errorFields, processLog, type LogFields } from './log.ts';
import { startServer } from './server.ts';

/** Below so many megabytes the embedded database cannot start, and says nothing that names the disk. */
const LEAST_MEGABYTES = 64;

/** What a failed start says about the disk, where that may be the reason. */
function diskFields(): LogFields {
  try {
    const { bsize, bavail } = statfsSync(readConfig(process.env).dataDir);
    const free = Math.floor((bsize * bavail) / 1024 / 1024);
    return free < LEAST_MEGABYTES ? { reason: 'The disk of DATA_DIR is full.', freeMegabytes: free } : {};
  } catch {
    // There is no such folder yet: nothing lies in it that could have filled it.
    return {};
  }
}

/** Exit codes: 2 for settings that contradict each other or a data directory in use, 1 for everything else. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env), processLog, {
    onCrash: () => {
      processLog('error', 'database-stopped');
      process.exit(1);
    },
  });
  processLog('info', 'ready', { url: server.url });
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    processLog('info', 'stopping', { signal });
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        processLog('error', 'stop-failed', errorFields(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof LockedError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  processLog('error', 'start-failed', { ...errorFields(error), ...diskFields() });
  process.exit(1);
});
