import { forgetFailed, loadOnce, type LazyPart } from '@stellwerk/design-system/part';
import type { JobTemplate } from '@stellwerk/domain';
import { makeDeaf, makeHear, wasPressed } from '../../shell/early-press';
import { loadDesign, type Design } from './designs';
import { loadNotice } from './referral/load';

/**
 * The first events of a person who uses the page: any of them hydrates the server-rendered job. A click is the last of its gesture, and
 * the only one that some assistive technology sends.
 */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** The job that the server has rendered. */
const renderedJob = (): HTMLElement | null => document.querySelector('[data-template]');

/**
 * Resolves at the next interaction with the page; until the job is hydrated its presses are kept. It listens at the window, where what
 * keeps a press does not hide it.
 */
function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const resume = (): void => {
      for (const name of EVENTS) window.removeEventListener(name, resume, true);
      resolve();
    };
    for (const name of EVENTS) window.addEventListener(name, resume, { capture: true, passive: true });
  });
}

/** Loads a design; one that fails takes nothing away, so the next interaction tries again. */
const loadPatiently = (template: JobTemplate): Promise<Design> =>
  loadDesign(template).promise.catch(async (error: unknown) => {
    forgetFailed(error);
    await nextInteraction();
    return loadPatiently(template);
  });

/**
 * For a page that has the job from the server: its design is loaded when somebody begins to use the page, or has done so before the
 * page could hear it. Until then the job keeps its presses; it is complete without its design: it reads, prints and links.
 * @param recommended whether the server has drawn the notice of a recommendation as well
 */
export function designAtInteraction(recommended: boolean): (template: JobTemplate) => LazyPart<Design> {
  const job = renderedJob();
  if (job !== null) makeDeaf(job);
  return loadOnce(async (template: JobTemplate) => {
    if (job === null || !wasPressed(job)) await nextInteraction();
    const design = await loadPatiently(template);
    // Without its script there is no notice; the job is worth more than that.
    if (recommended) await loadNotice().catch(() => undefined);
    return design;
  });
}

/** Called when the job is hydrated: what was pressed too early happens now. */
export function hearPresses(): void {
  const job = renderedJob();
  if (job !== null) makeHear(job);
}
