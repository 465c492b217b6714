/** Whether a failure is a cancellation. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
