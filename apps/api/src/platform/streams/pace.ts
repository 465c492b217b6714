import { CallError } from '@stellwerk/domain/endpoints';
import { serverMessages } from '../messages.de.ts';

/** How fast a body has to come. All times in milliseconds. */
export interface Pace {
  /** Nothing may come for so long. */
  readonly silence: number;
  /** So long it may come at any speed. */
  readonly grace: number;
  /** Bytes a second that it needs on average afterwards; null: it has to be there by then. */
  readonly rate: number | null;
}

/** The paces of a server. */
export interface Paces {
  readonly json: Pace;
  readonly form: Pace;
}

const KB = 1024;

/** JSON is small: 30 seconds are enough on every line. A video of 100 MB may take half an hour, but not a day. */
export const PACES: Paces = {
  json: { silence: 30_000, grace: 30_000, rate: null },
  form: { silence: 30_000, grace: 30_000, rate: 16 * KB },
};

/** The time, as far as reading a body needs it; tests put another one here. */
export interface Clock {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. @returns cancels it */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

const clockOfSystem: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** When the next piece of a body has to be there at the latest. */
export function deadlineOf({ silence, grace, rate }: Pace, started: number, now: number, bytes: number): number {
  const whole = started + grace + (rate === null ? 0 : (bytes / rate) * 1000);
  return Math.min(now + silence, whole);
}

/** @returns rejects after so many milliseconds, unless it is cancelled */
function lateness(clock: Clock, milliseconds: number): { readonly late: Promise<never>; readonly cancel: () => void } {
  const cancels: (() => void)[] = [];
  const late = new Promise<never>((_resolve, reject) => {
    cancels.push(clock.after(milliseconds, () => reject(new CallError('timeout', serverMessages.bodyTooSlow))));
  });
  return {
    late,
    cancel: () => {
      for (const cancel of cancels) cancel();
    },
  };
}

/**
 * The pieces of a body as they come. A sender who keeps a connection busy without sending is given up, so that thousands of them hold
 * nothing for long.
 * @throws CallError 'timeout' when they come too slowly; the connection is closed with the answer
 */
export async function* readChunks(
  body: ReadableStream<Uint8Array> | null,
  pace: Pace,
  clock: Clock = clockOfSystem,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const reader = body.getReader();
  const started = clock.now();
  let bytes = 0;
  try {
    for (;;) {
      const now = clock.now();
      const { late, cancel } = lateness(clock, deadlineOf(pace, started, now, bytes) - now);
      const read = reader.read();
      // An answer after the time is up is of no interest.
      read.catch(() => undefined);
      const { done, value } = await Promise.race([read, late]).finally(cancel);
      if (done) return;
      bytes += value.length;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
