import { loadOnce, type LazyPart } from '@stellwerk/design-system/part';
import type { JobTemplate } from '@stellwerk/domain';
import { hasQueuedClick, queueClicks, replayClicks } from '../../shell/early-clicks';
import { loadPatiently, nextInteraction } from '../../shell/interaction';
import { loadDesign, type Design } from './designs';
import { loadNotice } from './referral/load';

/** The server-rendered job. */
const renderedJob = (): HTMLElement | null => document.querySelector('[data-template]');

export interface RenderedDesign {
  /** Whether the server has rendered the referral notice, too. */
  readonly recommended: boolean;
  /**
   * Whether the page changes by itself for this visitor, so that it hydrates at once.
   * @default false
   */
  readonly atOnce?: boolean;
}

/**
 * Loads the design of a server-rendered job at the visitor's first interaction, also one before the
 * page was hydrated, which delays hydration of the job. Until then its clicks are queued; the job
 * can be read and printed and its links followed. Everything that the server has rendered in it
 * loads together, because React would otherwise find a mismatch.
 */
export function renderedDesign({ recommended, atOnce = false }: RenderedDesign): (template: JobTemplate) => LazyPart<Design> {
  const job = renderedJob();
  if (job !== null) queueClicks(job);
  return loadOnce(async (template: JobTemplate) => {
    if (!atOnce && (job === null || !hasQueuedClick(job))) await nextInteraction();
    const design = await loadPatiently(() => loadDesign(template).promise);
    // Without its script there is no notice, but the job must still work.
    if (recommended) await loadNotice().catch(() => undefined);
    return design;
  });
}

/** Called when the job is hydrated: replays early clicks. */
export function replayJobClicks(): void {
  const job = renderedJob();
  if (job !== null) replayClicks(job);
}
