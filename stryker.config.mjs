import { currentArea } from './scripts/mutation-areas.ts';

const { name, mutate } = currentArea();
const results = `.cache/mutation/${name}`;

/** One area of `npm run test:mutation` (docs/mutation.md). */
export default {
  testRunner: 'vitest',
  // Which tests a break concerns is known from the first run, so the graph of imports need not be walked for each.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate,
  // Constants and schemas are made when a module loads: breaking them means loading everything anew for each.
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
  // Only a break that never ends may be ended by the clock, however busy the machine is.
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
