/** What happens when a session ends in the middle of something; set once by the app, which knows the router. */
let handler: () => void = () => undefined;

export function setSessionEndHandler(next: () => void): void {
  handler = next;
}

export function endSession(): void {
  handler();
}

/** Listeners for refused access: the server denied something, or no longer knows it. */
const listeners = new Set<() => void>();

/** Calls when a call was answered with 403 or 404. @returns the end of it */
export function onAccessDenied(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellAccessDenied(): void {
  for (const listener of listeners) listener();
}
