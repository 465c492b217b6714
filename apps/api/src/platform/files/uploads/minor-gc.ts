import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'minor' }) => void;

const isCollect = (value: unknown): value is Collect => typeof value === 'function';

/** The engine's garbage collector, which is not exposed by default; null if unavailable. */
function collector(): Collect | null {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return isCollect(found) ? found : null;
}

const collect = collector();
/** Bytes of used buffers that trigger a collection. */
const SPENT = 8 * 1024 * 1024;

/**
 * Counts the bytes of a stream and triggers collections of their used buffers. They are outside the heap, where the engine lets
 * some 64 MB of them accumulate: a video would cost that much memory. A minor collection takes about a
 * millisecond.
 */
export function forceMinorGc(): (bytes: number) => void {
  let spent = 0;
  return (bytes) => {
    spent += bytes;
    if (spent < SPENT) return;
    spent = 0;
    collect?.({ type: 'minor' });
  };
}
