import { readChunks, type Pace } from './pace.ts';

/** Maximum bytes of a rejected body that are read and discarded, so that the browser reads the response instead of a reset. */
export const DRAIN_BYTES = 512 * 1024 * 1024;

/** Reads and discards an unused body, so that the client reads the response instead of a reset. */
export async function discardBody(request: Request, pace: Pace): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of readChunks(request.body, pace)) {
      size += chunk.length;
      if (size >= DRAIN_BYTES) return;
    }
  } catch {
    // The client disconnected or is too slow: nobody waits for the response.
  }
}
