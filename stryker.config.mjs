import { currentArea } from './scripts/mutation-areas.ts';

const { name, mutate } = currentArea();
const results = `.cache/mutation/${name}`;

/** One area of `npm run test:mutation` (docs/mutation.md). */
export default {
  testRunner: 'vitest',
  // The first run records which tests cover a mutant, so the graph of imports need not be walked for each.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate,
  // Constants and schemas are created when a module loads: mutating them means reloading everything for each.
  ignoreStatic: true,
  ignorePatterns: ['.data', '.cache', 'storybook-static', 'dist', 'bench', 'docs', 'e2e', 'visual-report', '.storybook', 'packages/*/dist'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${results}/report.json` },
  htmlReporter: { fileName: `${results}/report.html` },
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  concurrency: 1,
  // Only an endless mutant may run into the timeout, however busy the machine is.
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
