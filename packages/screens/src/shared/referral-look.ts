import type { StatusStage, StatusTone } from '@stellwerk/design-system';
import type { PayoutState, ReferralMilestone } from '@stellwerk/domain';

/** Icon and tone of a referred application's progress. */
export const milestoneLook = {
  APPLIED: { stage: 'quarter', tone: 'info' },
  INTERVIEW: { stage: 'half', tone: 'amber' },
  HIRED: { stage: 'done', tone: 'signal' },
  ENDED: { stage: 'left', tone: 'muted' },
} as const satisfies Record<ReferralMilestone, { stage: StatusStage; tone: StatusTone }>;

/** Tone of a reward's status. */
export const payoutTone = {
  OPEN: 'neutral',
  REQUESTED: 'amber',
  PAID: 'signal',
  REFUSED: 'stop',
  REVERSED: 'neutral',
} as const satisfies Record<PayoutState, string>;
