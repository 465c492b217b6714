/** A lazily loaded part of the page. */
export interface LazyPart<Part> {
  /** Resolves when the part is loaded; rejects with a `PartError` when the download failed. */
  readonly promise: Promise<Part>;
  /** The part, once loaded. */
  readonly loaded: Part | undefined;
}

/**
 * A part failed to load: no connection, or a new release without it. `cause` has the original
 * error.
 */
export class PartError extends Error {
  override readonly name = 'PartError';
  /** Allows the next call to reload the part. */
  readonly forget: () => void;
  /** Calls back when a later call has loaded the part. Returns a function that unsubscribes. */
  readonly whenLoaded: (then: () => void) => () => void;

  constructor(cause: unknown, { forget, whenLoaded }: Pick<PartError, 'forget' | 'whenLoaded'>) {
    super(`A part of the page was not loaded: ${String(cause)}`, { cause });
    this.forget = forget;
    this.whenLoaded = whenLoaded;
  }
}

/**
 * Loads each part of the page once. A failure stays until `forgetFailed`: React calls again while
 * it renders the error, and without a connection that would never end.
 */
export function loadOnce<Key, Part>(load: (key: Key) => Promise<Part>): (key: Key) => LazyPart<Part> {
  const parts = new Map<Key, LazyPart<Part>>();
  const arrivals = new EventTarget();
  const whenLoaded = (then: () => void): (() => void) => {
    arrivals.addEventListener('loaded', then);
    return () => arrivals.removeEventListener('loaded', then);
  };
  return (key) => {
    const known = parts.get(key);
    if (known !== undefined) return known;
    const loading = load(key).catch((cause: unknown): never => {
      throw new PartError(cause, { forget: () => parts.delete(key), whenLoaded });
    });
    const part: { promise: Promise<Part>; loaded: Part | undefined } = { promise: loading, loaded: undefined };
    parts.set(key, part);
    loading.then(
      (loaded) => {
        part.loaded = loaded;
        arrivals.dispatchEvent(new Event('loaded'));
      },
      () => undefined,
    );
    return part;
  };
}

/** Allows a failed part to be loaded again. Other errors are ignored. */
export function forgetFailed(error: unknown): void {
  if (error instanceof PartError) error.forget();
}
