/** A part of the page with a script of its own. */
export interface LazyPart<Part> {
  /** Ends when the part is loaded; rejects when the download failed. */
  readonly promise: Promise<Part>;
  /** The part once it is loaded. */
  readonly loaded: Part | undefined;
}

/** Loads each part of the page once; a failed download (a slow connection, a new release) is repeated by the next call. */
export function loadOnce<Key, Part>(load: (key: Key) => Promise<Part>): (key: Key) => LazyPart<Part> {
  const parts = new Map<Key, LazyPart<Part>>();
  return (key) => {
    const known = parts.get(key);
    if (known !== undefined) return known;
    const part: { promise: Promise<Part>; loaded: Part | undefined } = { promise: load(key), loaded: undefined };
    parts.set(key, part);
    part.promise.then(
      (loaded) => {
        part.loaded = loaded;
      },
      () => parts.delete(key),
    );
    return part;
  };
}
