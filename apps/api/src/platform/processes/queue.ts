/**
 * Limits the number of concurrent tasks; the others wait in a queue.
 * @param width how many
 */
export function createQueue(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < width) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next waiting task gets the slot.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
