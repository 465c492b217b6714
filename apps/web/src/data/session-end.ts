/** Handler of a session that ends during use; set once by the app, which has the router. */
let handler: () => void = () => undefined;

export function setSessionEndHandler(next: () => void): void {
  handler = next;
}

export function endSession(): void {
  handler();
}
