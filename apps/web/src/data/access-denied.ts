/** Who wants to know that the server denied something, or no longer knows it: the access behind it may be gone. */
const listeners = new Set<() => void>();

/** Calls when a call was answered with 403 or 404. @returns the end of it */
export function onAccessDenied(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellAccessDenied(): void {
  for (const listener of listeners) listener();
}
