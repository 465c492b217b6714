/** What a person does first with a page: any of it wakes the server-rendered posting. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

let touched: Promise<void> | undefined;
let waiting: HTMLElement | null = null;

/**
 * Resolves when a person first touches the page. The posting that the server rendered is complete without its script: it reads,
 * prints and links. So its design's script loads when somebody begins to use the page, not before.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const wake = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, wake, true);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, wake, { capture: true, passive: true });
    // A press on a button that is not awake yet must not be lost.
    document.addEventListener('click', remember, true);
  });
  return touched;
}

function remember(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-template] button') : null;
  if (button instanceof HTMLElement) waiting = button;
}

/** Called when the posting is awake: a press that came too early happens now. */
export function awake(): void {
  document.removeEventListener('click', remember, true);
  const button = waiting;
  waiting = null;
  if (button?.isConnected === true) button.click();
}
