import { fileURLToPath } from 'node:url';
import { patience } from '@stellwerk/testing/patience';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@stellwerk/source'];

/** `npm run test:cluster`: three servers of the built product on one database. Its files are no `*.test.ts`, so that `npm test` leaves them. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    globalSetup: ['run-folder', 'postgres-server'].map((name) => `${root}packages/testing/src/${name}.ts`),
    include: ['scripts/cluster/*.cluster.ts'],
    // Each file has three processes.
    fileParallelism: false,
    // A thousand changes and ten thousand requests, on a machine that has other work.
    testTimeout: 3 * patience.test,
    hookTimeout: patience.test,
    // Servers look at due times every ten seconds.
    expect: { poll: { timeout: 60_000 } },
  },
});
