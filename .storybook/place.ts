import { isChosen, type StoryFacts } from '@stellwerk/testing/selection';

/** Whether the story under test is the first of its file; true outside of tests, as in a Storybook. */
export async function isFirstOfFile(): Promise<boolean> {
  const { TestRunner } = await import('vitest');
  const test = TestRunner.getCurrentTest();
  return test === undefined || test === test.file.tasks[0];
}

/** Skips a story that only `npm run test:full` runs, before it renders, and reports it as skipped. */
export async function leaveOut(story: StoryFacts): Promise<void> {
  if (import.meta.env.MODE !== 'test' || import.meta.env.VITE_FULL === '1') return;
  if (isChosen(story, await isFirstOfFile())) return;
  const { TestRunner } = await import('vitest');
  TestRunner.getCurrentTest()?.context.skip('only in `npm run test:full`');
}
