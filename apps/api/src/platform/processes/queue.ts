/**
 * Lets so many pieces of work run at once; the others wait for their turn.
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
      // Whoever waits takes the place over.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
