import { readChunks, type Pace } from './pace.ts';

/** The rest of a refused body is read and thrown away up to here, so that the browser reads the answer and sees no reset. */
export const DRAIN_BYTES = 512 * 1024 * 1024;

/** Reads a body that nobody wants and throws it away, so that the sender reads the answer and sees no reset. */
export async function discardBody(request: Request, pace: Pace): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of readChunks(request.body, pace)) {
      size += chunk.length;
      if (size >= DRAIN_BYTES) return;
    }
  } catch {
    // The sender has gone or is too slow: nobody waits for the answer.
  }
}
