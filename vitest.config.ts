import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { patience } from '@stellwerk/testing/patience';
import { findChromium } from './scripts/lib/chromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@stellwerk/source'];
const globalSetup = `${root}packages/testing/src/run-folder.ts`;
const waiting = { testTimeout: patience.test, hookTimeout: patience.test, expect: { poll: { timeout: patience.wait } } };

export default defineConfig({
  test: {
    tags: [
      { name: 'full', description: 'Only in `npm run test:full`: expensive, or proved by a cheaper test as well.' },
      { name: 'walk', description: 'A walk through an area in a real browser: in `npm test`, although its file is `full`.' },
    ],
    projects: [
      {
        plugins: [storybookTest({ configDir: `${root}.storybook`, storybookScript: 'npm run storybook -- --no-open' })],
        test: {
          ...waiting,
          name: 'storybook',
          // The stories' own name for `npm run test:full`.
          env: { VITE_FULL: process.env.STELLWERK_FULL ?? '' },
          // A page runs many files, as a Storybook does, so that it loads every module once (decision 0030); one page for each core.
          isolate: false,
          maxWorkers: '100%',
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
            instances: [{ browser: 'chromium' }],
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
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { ...waiting, name: 'api', environment: 'node', globalSetup, maxWorkers: '100%', include: ['apps/api/src/**/*.test.ts'] },
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
          // Each file has a server and a browser of its own and mostly waits for them: two share two cores well.
          maxWorkers: 2,
        },
      },
    ],
  },
});
