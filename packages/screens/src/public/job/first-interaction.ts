import { forgetFailed } from '@stellwerk/design-system/part';
import type { JobTemplate } from '@stellwerk/domain';
import { loadDesign, type Design } from './designs';
import { loadNotice } from './referral/load';

/** The first events of a person who uses the page: any of them hydrates the server-rendered job. */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

let clicked: HTMLElement | null = null;

/** Resolves at the next interaction with the page. */
function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const resume = (): void => {
      for (const name of EVENTS) document.removeEventListener(name, resume, true);
      resolve();
    };
    for (const name of EVENTS) document.addEventListener(name, resume, { capture: true, passive: true });
    // A click on a button that is not hydrated yet must not be lost.
    document.addEventListener('click', remember, true);
  });
}

/**
 * Loads a design when somebody begins to use the page. The job that the server rendered is complete without it: it reads, prints and
 * links. So a download that fails takes nothing away, and the next interaction tries again.
 */
export async function designAtInteraction(template: JobTemplate): Promise<Design> {
  await nextInteraction();
  return loadDesign(template).promise.catch((error: unknown) => {
    forgetFailed(error);
    return designAtInteraction(template);
  });
}

/** The same for a job with a recommendation, whose notice the server has drawn as well. */
export async function recommendedAtInteraction(template: JobTemplate): Promise<Design> {
  const design = await designAtInteraction(template);
  // Without its script there is no notice; the job is worth more than that.
  await loadNotice().catch(() => undefined);
  return design;
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
