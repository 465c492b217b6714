/** Resolves after the given number of milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
