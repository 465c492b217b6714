import type { FocusStatus } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';

/** Mark of a focus page's status. */
export const focusStatusLook = {
  draft: { stage: 'quarter', tone: 'amber' },
  published: { stage: 'full', tone: 'signal' },
  archived: { stage: 'left', tone: 'muted' },
} as const satisfies Record<FocusStatus, { stage: StatusStage; tone: StatusTone }>;
