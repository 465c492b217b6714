#!/usr/bin/env node
import { ConfigError, readConfig } from './platform/config/config.ts';
import { startEngine } from './platform/db/engine.ts';
import { LockedError } from './platform/db/lock.ts';
import { diskFields } from './platform/log/disk-fields.ts';
import { errorFields, processLog } from './platform/log/log.ts';

/** Exit codes: 2 for contradicting settings or a data directory in use, 1 for everything else. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // The embedded database opens in its thread while the modules of the server load.
  const [engine, { startServer }] = await Promise.all([
    startEngine(config, processLog, () => {
      processLog('error', 'database-stopped');
      process.exit(1);
    }),
    import('./server.ts'),
  ]);
  const server = await startServer(config, processLog, { engine });
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
  processLog('error', 'start-failed', { ...errorFields(error), ...diskFields(readConfig(process.env).dataDir) });
  process.exit(1);
});
