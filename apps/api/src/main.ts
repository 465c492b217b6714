#!/usr/bin/env node
import { readConfig } from './platform/config/config.ts';
import { startEngine } from './platform/db/engine.ts';
import { errorFields, processLog } from './platform/log/log.ts';
import { diskFailure, startFailure, type StartFailure } from './platform/operation/start-failure.ts';

function exit({ code, message }: StartFailure): never {
  if (message !== null) process.stderr.write(`${message}\n`);
  process.exit(code);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // The embedded database opens in its thread while the modules of the server load.
  const [engine, { startServer }] = await Promise.all([
    startEngine(config, processLog, () => {
      processLog('error', 'database-stopped');
      exit(diskFailure(config.dataDir) ?? { code: 1, message: null });
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
  const failure = startFailure(error, () => readConfig(process.env));
  if (failure.message === null) processLog('error', 'start-failed', errorFields(error));
  exit(failure);
});
