import { isFirstOfFile } from './place';
import { isChosen, type StoryFacts } from '@stellwerk/testing/selection';

/** Skips a story that only `npm run test:full` runs, before it renders, and reports it as skipped. */
export async function leaveOut(story: StoryFacts): Promise<void> {
  if (import.meta.env.MODE !== 'test' || import.meta.env.VITE_FULL === '1') return;
  if (isChosen(story, await isFirstOfFile())) return;
  const { TestRunner } = await import('vitest');
  TestRunner.getCurrentTest()?.context.skip('only in `npm run test:full`');
}
