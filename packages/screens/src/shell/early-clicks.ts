/**
 * Clicks on a server-rendered part before its hydration. An inline script of the server's page
 * queues them (apps/api, `platform/http/click-queue.ts`): it marks the button and shows it as busy.
 */

/** Whether a button of a part has a queued click. */
export const hasQueuedClick = (part: HTMLElement): boolean => part.querySelector('[data-queued-click]') !== null;

/** Queues the clicks on a part until its hydration. */
export function queueClicks(part: HTMLElement): void {
  part.dataset['queueClicks'] = '';
}

/** Replays the queued clicks of a hydrated part, except those in nested parts that still queue. */
export function replayClicks(part: HTMLElement): void {
  delete part.dataset['queueClicks'];
  for (const button of part.querySelectorAll<HTMLElement>('[data-queued-click]')) {
    if (button.closest('[data-queue-clicks]') !== null) continue;
    delete button.dataset['queuedClick'];
    button.removeAttribute('aria-busy');
    button.click();
  }
}
