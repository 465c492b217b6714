import { isChosen, type StoryFacts } from '@stellwerk/testing/selection';

/** Ends the test of a story that only `npm run test:full` runs, before anything of it is drawn, and reports it as skipped. */
export async function leaveOut(story: StoryFacts): Promise<void> {
  if (import.meta.env.MODE !== 'test' || import.meta.env.VITE_FULL === '1') return;
  const { TestRunner } = await import('vitest');
  const test = TestRunner.getCurrentTest();
  if (test && !isChosen(story, test === test.file.tasks[0])) test.context.skip('only in `npm run test:full`');
}
