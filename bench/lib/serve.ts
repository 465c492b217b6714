/**
 * The product as in production, with a web app built by the measurement: `node serve.ts WEB_DIR`, settings from the environment. It is a
 * process of its own, so that its memory and its time are its own.
 */
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { createLog } from '../../apps/api/src/platform/log/log.ts';
import { startServer } from '../../apps/api/src/server.ts';

const [webDir] = process.argv.slice(2);
const log = createLog({ out: () => undefined, err: (line) => process.stderr.write(line) });
const server = await startServer(readConfig(process.env), log, webDir === undefined ? {} : { webDir });
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ rss: process.memoryUsage.rss() });
});
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.url });
