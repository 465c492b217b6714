export interface LateWriter {
  /** Asks for a write after the pause; another change meanwhile starts the pause anew. */
  readonly ask: () => void;
  /** Takes back what was asked for. */
  readonly cancel: () => void;
  /** Writes at once what was asked for; nothing without that. */
  readonly flush: () => void;
}

/**
 * Writes what a person is typing: not at every key but after a pause, and at once when the page goes to the background, because it
 * may never come back from there (a closed window, a link, a phone that needs the memory).
 * @param write stores the latest values
 * @param pause quiet time before it writes, in milliseconds
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
