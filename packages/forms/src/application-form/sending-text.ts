import { labels } from './messages.de';
import type { UploadProgress } from './use-slots';

/**
 * Percentage steps between two announcements: each single percent would drown out everything else.
 */
const STEP = 25;

/**
 * Announcement while the application is being sent: the start, and each quarter of a long upload.
 */
export function sendingText(progress: UploadProgress | undefined): string {
  const percents = typeof progress === 'object' ? Object.values(progress) : [progress ?? 0];
  const reached = Math.floor(Math.min(...percents) / STEP) * STEP;
  return reached > 0 && Number.isFinite(reached) ? labels.uploaded(reached) : labels.submitting;
}
