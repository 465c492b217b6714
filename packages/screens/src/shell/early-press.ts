/**
 * Presses of a part that the server has rendered and that is not hydrated yet. The server's page keeps them by a script of its own
 * (apps/api, `http/early-press.ts`), which marks the button and shows that it was pressed.
 */

/** Whether something in a part was pressed too early. */
export const wasPressed = (part: HTMLElement): boolean => part.querySelector('[data-pressed]') !== null;

/** Has the presses of a part kept until it can hear. */
export function makeDeaf(part: HTMLElement): void {
  part.dataset['deaf'] = '';
}

/** A part can hear: what was pressed in it too early happens now, as far as it is in no other part that still waits. */
export function makeHear(part: HTMLElement): void {
  delete part.dataset['deaf'];
  for (const button of part.querySelectorAll<HTMLElement>('[data-pressed]')) {
    if (button.closest('[data-deaf]') !== null) continue;
    delete button.dataset['pressed'];
    button.removeAttribute('aria-busy');
    button.click();
  }
}
