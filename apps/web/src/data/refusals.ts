/** Handler of a session that ends during use; set once by the app, which has the router. */
let handler: () => void = () => undefined;

export function setSessionEndHandler(next: () => void): void {
  handler = next;
}

export function endSession(): void {
  handler();
}

/** Listeners to responses that deny access or report a missing item: the permission may be gone. */
const listeners = new Set<() => void>();

/** Calls the listener after a response with 403 or 404. @returns ends it */
export function onAccessDenied(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellAccessDenied(): void {
  for (const listener of listeners) listener();
}
