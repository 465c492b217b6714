import type { PayoutState, ReferralMilestone } from '@stellwerk/domain';
import { action, type MailContent } from './content.ts';

/** Facts of a referral for its mails; none about the applicant (rule 7). */
export interface ReferralFacts {
  readonly jobTitle: string;
  /** URL where the recipient sees the referral. */
  readonly href: string;
}

const NEWS = {
  APPLIED: 'Über Ihren Empfehlungslink ist eine Bewerbung eingegangen.',
  INTERVIEW: 'Eine Bewerbung über Ihren Empfehlungslink ist im Gespräch.',
  HIRED: 'Eine Bewerbung über Ihren Empfehlungslink hat zu einer Einstellung geführt. Sie können jetzt die Auszahlung anfordern.',
  ENDED: 'Eine Bewerbung über Ihren Empfehlungslink ist ohne Einstellung beendet.',
} as const satisfies Record<ReferralMilestone, string>;

const REASON = 'Sie bekommen diese E-Mail, weil Sie diese Stelle empfohlen haben.';

/**
 * To the referrer: an application through the referral link has progressed. The name and the reason
 * stay private.
 */
export const milestoneMail = ({ jobTitle, href }: ReferralFacts, milestone: ReferralMilestone): MailContent => ({
  kind: 'referral',
  subject: `Ihre Empfehlung: ${jobTitle}`,
  body: [`zu Ihrer Empfehlung der Stelle „${jobTitle}“ gibt es Neues. ${NEWS[milestone]}`, action('Meine Empfehlungen ansehen', href)],
  reason: REASON,
});

const DECIDED = {
  PAID: 'ist als ausgezahlt vermerkt.',
  REFUSED: 'ist abgelehnt. Wenn Sie das anders sehen, antworten Sie bitte auf diese E-Mail.',
  REVERSED: 'ist als zurückgebucht vermerkt. Wenn Sie das anders sehen, antworten Sie bitte auf diese E-Mail.',
} as const satisfies Record<Exclude<PayoutState, 'OPEN' | 'REQUESTED'>, string>;

/**
 * To the referrer: the decision on the payout. The reason may reveal details of the applicant, so
 * it stays private.
 */
export const payoutDecidedMail = ({ jobTitle, href }: ReferralFacts, state: keyof typeof DECIDED): MailContent => ({
  kind: 'payout-decided',
  subject: `Ihre Auszahlung: ${jobTitle}`,
  body: [`Ihre Auszahlung zur Empfehlung der Stelle „${jobTitle}“ ${DECIDED[state]}`, action('Meine Empfehlungen ansehen', href)],
  reason: REASON,
});

/** To the administrators: a referrer requests a payout. */
export const payoutRequestedMail = ({ jobTitle, href }: ReferralFacts, referrer: string): MailContent => ({
  kind: 'payout-requested',
  subject: `Auszahlung angefordert: ${jobTitle}`,
  body: [
    `${referrer} fordert die Auszahlung zur Empfehlung der Stelle „${jobTitle}“ an. Prüfen und entscheiden Sie hier:`,
    action('Auszahlungen ansehen', href),
  ],
  reason: 'Sie bekommen diese E-Mail, weil Sie Stellwerk verwalten.',
});
