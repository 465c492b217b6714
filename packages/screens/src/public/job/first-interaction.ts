import { loadOnce, type LazyPart } from '@stellwerk/design-system/part';
import type { JobTemplate } from '@stellwerk/domain';
import { makeDeaf, makeHear, wasPressed } from '../../shell/early-press';
import { loadPatiently, nextInteraction } from '../../shell/interaction';
import { loadDesign, type Design } from './designs';
import { loadNotice } from './referral/load';

/** The job that the server has rendered. */
const renderedJob = (): HTMLElement | null => document.querySelector('[data-template]');

export interface RenderedDesign {
  /** Whether the server has drawn the notice of a recommendation as well. */
  readonly recommended: boolean;
  /** Whether the page changes by itself for who is there, and so waits for nobody. @default false */
  readonly atOnce?: boolean;
}

/**
 * For a page that has the job from the server: its design is loaded when somebody begins to use the page, or has done so before the
 * page could hear it. Until then the job keeps its presses; it is complete without its design: it reads, prints and links. Whatever
 * the server has drawn in it is loaded together with it, else React would find something else than it draws.
 */
export function renderedDesign({ recommended, atOnce = false }: RenderedDesign): (template: JobTemplate) => LazyPart<Design> {
  const job = renderedJob();
  if (job !== null) makeDeaf(job);
  return loadOnce(async (template: JobTemplate) => {
    if (!atOnce && (job === null || !wasPressed(job))) await nextInteraction();
    const design = await loadPatiently(() => loadDesign(template).promise);
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
