import { defineConfig } from 'vitest/config';
import { currentArea } from './scripts/mutation-areas.ts';

const conditions = ['@stellwerk/source'];

/**
 * The unit tests that `npm run test:mutation` runs for each mutant of its present area. They share their modules: a mutant is switched on
 * at run time, so nothing is reloaded for each, which makes a run several times as fast.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', isolate: false, setupFiles: 'packages/testing/src/clean-up.ts', include: [...currentArea().tests] },
});
