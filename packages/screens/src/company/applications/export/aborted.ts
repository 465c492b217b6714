/** Whether somebody has cancelled what failed. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
