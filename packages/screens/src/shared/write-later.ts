export interface LateWriter {
  /** Schedules a write after the delay; another change meanwhile restarts the delay. */
  readonly ask: () => void;
  /** Cancels the scheduled write. */
  readonly cancel: () => void;
  /** Runs the scheduled write at once, if any. */
  readonly flush: () => void;
}

/**
 * Writes user input after a delay instead of at every key, and at once when the page goes to the
 * background, because it may never return (a closed window, a link, a phone that frees memory).
 * @param write saves the latest values
 * @param pause delay after the last change, in milliseconds
 */
export function writeLater(write: () => void, pause: number): LateWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', whenHidden);
  };
  function now(): void {
    cancel();
    write();
  }
  function whenHidden(): void {
    if (document.visibilityState === 'hidden') now();
  }
  return {
    ask: () => {
      clearTimeout(timer);
      timer = setTimeout(now, pause);
      addEventListener('pagehide', now);
      document.addEventListener('visibilitychange', whenHidden);
    },
    cancel,
    flush: () => {
      if (timer !== undefined) now();
    },
  };
}

/** Resolves after the given number of milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
