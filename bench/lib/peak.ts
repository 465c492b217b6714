const pause = (): Promise<false> => new Promise((next) => void setTimeout(() => next(false), 20));

/**
 * Samples a value while a task runs.
 * @returns the highest value
 */
export async function peakDuring(task: Promise<unknown>, look: () => Promise<number>): Promise<number> {
  let peak = 0;
  const ended = task.then(() => true);
  do peak = Math.max(peak, await look());
  while (!(await Promise.race([ended, pause()])));
  return peak;
}
