import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { patience } from '@stellwerk/testing/patience';
import { findChromium } from './scripts/lib/chromium.mjs';
import { embeddedTests } from './scripts/test/embedded-files.ts';
import ByTime from './scripts/test/sequencer.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@stellwerk/source'];
/** Temporary folder of the run, and the PostgreSQL for the data of test servers (decision 0012). */
const globalSetup = ['run-folder', 'postgres-server'].map((name) => `${root}packages/testing/src/${name}.ts`);
/** Projects share one pool, so that no core waits for the end of a part (decision 0085). */
const maxWorkers = 2;
const unitTests = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Restores replaced globals and empties the page after each test: the files of a worker share both (decision 0085). */
const cleanUp = `${root}packages/testing/src/clean-up.ts`;
const cleanUpPage = `${root}packages/testing/src/clean-up-page.ts`;
/** Unit tests that need a DOM. */
const domTests = '{packages,apps/web}/**/src/**/*.dom.test.{ts,tsx}';
const waiting = { testTimeout: patience.test, hookTimeout: patience.test, expect: { poll: { timeout: patience.wait } } };

export default defineConfig({
  test: {
    tags: [
      { name: 'full', description: 'Only in `npm run test:full`: expensive, or proved by a cheaper test as well.' },
      { name: 'embedded', description: 'In `npm run test:full` on the embedded database as well.' },
      { name: 'walk', description: 'A walk through an area in a real browser: in `npm test`, although its file is `full`.' },
    ],
    sequence: { sequencer: ByTime },
    projects: [
      {
        plugins: [storybookTest({ configDir: `${root}.storybook`, storybookScript: 'npm run storybook -- --no-open' })],
        test: {
          ...waiting,
          name: 'storybook',
          // Settings of the run, under names that Vite exposes to stories.
          env: { VITE_FULL: process.env.STELLWERK_FULL ?? '', VITE_TEST_WAIT: String(patience.wait) },
          // A page runs many files, as a Storybook does, so that it loads every module once (decision 0030).
          isolate: false,
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: patience.test,
            // Errors name source lines all the same; this is for stepping through dependencies in a debugger.
            dependencySourcemaps: false,
            provider: playwright({
              launchOptions: {
                timeout: patience.test,
                executablePath: findChromium(),
                args: ['--no-sandbox'],
              },
            }),
            instances: [{ browser: 'chromium', name: 'stories' }],
          },
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...waiting,
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          maxWorkers,
          setupFiles: [cleanUp],
          include: unitTests,
          exclude: [...configDefaults.exclude, domTests],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...waiting,
          name: 'dom',
          environment: 'jsdom',
          pool: 'threads',
          isolate: false,
          maxWorkers,
          setupFiles: [cleanUp, cleanUpPage],
          include: [domTests],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...waiting,
          name: 'api',
          environment: 'node',
          globalSetup,
          include: ['apps/api/src/**/*.test.ts'],
          // The files of a worker share Node's module cache; each has servers and databases of its own.
          isolate: false,
          maxWorkers,
        },
      },
      {
        // Only in `npm run test:full`, on the embedded database.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...waiting,
          name: 'embedded',
          environment: 'node',
          globalSetup: `${root}packages/testing/src/run-folder.ts`,
          env: { TEST_DATABASE_URL: '' },
          include: [...embeddedTests()],
          isolate: false,
          maxWorkers,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...waiting,
          name: 'e2e',
          environment: 'node',
          globalSetup,
          include: ['e2e/**/*.test.ts'],
          setupFiles: `${root}e2e/support/setup.ts`,
          // The files of a worker share a browser and the process of a server (decision 0085).
          isolate: false,
          maxWorkers,
        },
      },
    ],
  },
});
