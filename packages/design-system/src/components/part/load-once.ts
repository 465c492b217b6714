/** A part of the page with a script of its own. */
export interface LazyPart<Part> {
  /** Ends when the part is loaded; rejects with a `PartError` when the download failed. */
  readonly promise: Promise<Part>;
  /** The part once it is loaded. */
  readonly loaded: Part | undefined;
}

/** A part was not loaded: no line, or a release that no longer has it. Its `cause` says why. */
export class PartError extends Error {
  override readonly name = 'PartError';
  /** Lets the next call load the part again. */
  readonly forget: () => void;
  /** Calls back when somebody else has loaded it after all. Returns what ends that. */
  readonly whenLoaded: (then: () => void) => () => void;

  constructor(cause: unknown, { forget, whenLoaded }: Pick<PartError, 'forget' | 'whenLoaded'>) {
    super(`A part of the page was not loaded: ${String(cause)}`, { cause });
    this.forget = forget;
    this.whenLoaded = whenLoaded;
  }
}

/**
 * Loads each part of the page once. A failed one stays failed until `forgetFailed`: while React draws the failure it asks for the part
 * again and again, and without a line it would never come to an end.
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

/** Lets what failed be loaded again. Every other error is left alone. */
export function forgetFailed(error: unknown): void {
  if (error instanceof PartError) error.forget();
}
