/** The first events of a person who uses the page: any of them hydrates the server-rendered job. */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

let interaction: Promise<void> | undefined;
let clicked: HTMLElement | null = null;

/**
 * Resolves at the first interaction with the page. The job that the server rendered is complete without its script: it reads,
 * prints and links. So its design's script loads when somebody begins to use the page, not before.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const resume = (): void => {
      for (const name of EVENTS) document.removeEventListener(name, resume, true);
      resolve();
    };
    for (const name of EVENTS) document.addEventListener(name, resume, { capture: true, passive: true });
    // A click on a button that is not hydrated yet must not be lost.
    document.addEventListener('click', remember, true);
  });
  return interaction;
}

function remember(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-template] button') : null;
  if (button instanceof HTMLElement) clicked = button;
}

/** Called when the job is hydrated: a click that came too early happens now. */
export function replayClick(): void {
  document.removeEventListener('click', remember, true);
  const button = clicked;
  clicked = null;
  if (button?.isConnected === true) button.click();
}
