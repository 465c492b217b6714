/** Whether the story that is being tested is the first of its file; true where no test runs, as in a Storybook. */
export async function isFirstOfFile(): Promise<boolean> {
  const { TestRunner } = await import('vitest');
  const test = TestRunner.getCurrentTest();
  return test === undefined || test === test.file.tasks[0];
}
