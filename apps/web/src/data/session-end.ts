/** What happens when a session ends in the middle of something; set once by the app, which knows the router. */
let handler: () => void = () => undefined;

export function setSessionEndHandler(next: () => void): void {
  handler = next;
}

export function endSession(): void {
  handler();
}
