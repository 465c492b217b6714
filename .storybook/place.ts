/** Whether the story under test is the first of its file; true outside of tests, as in a Storybook. */
export async function isFirstOfFile(): Promise<boolean> {
  const { TestRunner } = await import('vitest');
  const test = TestRunner.getCurrentTest();
  return test === undefined || test === test.file.tasks[0];
}
