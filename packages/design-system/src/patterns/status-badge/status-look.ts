import type { ApplicationStatus } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';

/** Ring and tone of a status: the ring fills on the way to the hire. */
export const statusLook = {
  SUBMITTED: { stage: 'new', tone: 'info' },
  VIEWED: { stage: 'quarter', tone: 'muted' },
  IN_REVIEW: { stage: 'half', tone: 'amber' },
  INTERVIEW_SCHEDULED: { stage: 'threeQuarters', tone: 'signal' },
  OFFER_MADE: { stage: 'full', tone: 'signal' },
  ACCEPTED: { stage: 'done', tone: 'signal' },
  REJECTED: { stage: 'stopped', tone: 'stop' },
  WITHDRAWN: { stage: 'left', tone: 'muted' },
} as const satisfies Record<ApplicationStatus, { stage: StatusStage; tone: StatusTone }>;
