/**
 * Loads each part of the page once; a failed download (a slow line, a new release) is tried again at the next call. What has loaded
 * bears React's own mark, so that `use` reads it without suspending, which hydration needs.
 */
export function loadOnce<Key, Part>(load: (key: Key) => Promise<Part>): (key: Key) => Promise<Part> {
  const known = new Map<Key, Promise<Part>>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const promise = load(key).then((value) => {
      Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    known.set(key, promise);
    promise.catch(() => known.delete(key));
    return promise;
  };
}
