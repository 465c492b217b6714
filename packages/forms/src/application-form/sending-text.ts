import { labels } from './messages.de';
import type { UploadProgress } from './use-slots';

/** Percent between two announcements: each percent would talk over everything else. */
const STEP = 25;

/** What is announced while the application is on its way: that it is, and each quarter of a long upload. */
export function sendingText(progress: UploadProgress | undefined): string {
  const percents = typeof progress === 'object' ? Object.values(progress) : [progress ?? 0];
  const reached = Math.floor(Math.min(...percents) / STEP) * STEP;
  return reached > 0 && Number.isFinite(reached) ? labels.uploaded(reached) : labels.submitting;
}
