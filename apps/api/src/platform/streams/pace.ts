import { CallError } from '@stellwerk/domain/endpoints';
import { serverMessages } from '../messages.de.ts';

/** Minimum speed of a body. All times in milliseconds. */
export interface Pace {
  /** Maximum pause between two pieces. */
  readonly silence: number;
  /** Time without a minimum speed. */
  readonly grace: number;
  /** Minimum bytes a second on average afterwards; null: the body has to be complete by then. */
  readonly rate: number | null;
}

/** The paces of a server. */
export interface Paces {
  readonly json: Pace;
  readonly form: Pace;
}

const KB = 1024;

/** JSON is small: 30 seconds are enough on every connection. A video of 100 MB may take half an hour, but not a day. */
export const PACES: Paces = {
  json: { silence: 30_000, grace: 30_000, rate: null },
  form: { silence: 30_000, grace: 30_000, rate: 16 * KB },
};

/** The clock for reading a body; tests pass another one. */
export interface Clock {
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  /** Calls back after a number of milliseconds. @returns cancels it */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

const clockOfSystem: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Deadline of the next piece of a body. */
export function deadlineOf({ silence, grace, rate }: Pace, started: number, now: number, bytes: number): number {
  const whole = started + grace + (rate === null ? 0 : (bytes / rate) * 1000);
  return Math.min(now + silence, whole);
}

/** @returns rejects after a number of milliseconds, unless it is cancelled */
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
 * The pieces of a body as they arrive. A client that keeps a connection busy without sending is disconnected, so that thousands of them
 * hold
 * no resources for long.
 * @throws CallError 'timeout' when they arrive too slowly; the connection is closed with the response
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
      // A piece after the deadline is ignored.
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
