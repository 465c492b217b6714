/**
 * A value that the data of a test must have. An expectation made of `undefined` matches anything, so it is refused here.
 * @throws Error if the value is missing or an empty text
 */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') throw new Error('The data of this test lacks a value that it expects.');
  return value;
}
