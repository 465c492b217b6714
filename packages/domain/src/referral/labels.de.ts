import type { PayoutState, ReferralMilestone } from './codes';

/** States of a payout (W39). */
export const payoutLabels = {
  OPEN: 'Offen',
  REQUESTED: 'Angefordert',
  PAID: 'Ausgezahlt',
  REFUSED: 'Abgelehnt',
  REVERSED: 'Zurückgebucht',
} as const satisfies Record<PayoutState, string>;

export const milestoneLabels = {
  APPLIED: 'Bewerbung eingegangen',
  INTERVIEW: 'Im Gespräch',
  HIRED: 'Eingestellt',
  ENDED: 'Beendet',
} as const satisfies Record<ReferralMilestone, string>;
