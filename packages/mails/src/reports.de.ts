import { action, note, quote, type MailContent } from './content.ts';

/** Facts for the company when its job is taken down or may be published again (O95). */
export interface TakenDownFacts {
  readonly jobTitle: string;
  /** The reason, as written by the person who decided. */
  readonly reason: string;
  /** URL of the company's jobs. */
  readonly href: string;
}

/** A reported job was reviewed and taken down. */
export function takenDownMail({ jobTitle, reason, href }: TakenDownFacts): MailContent {
  return {
    kind: 'posting-taken-down',
    subject: `Ihre Stellenanzeige wurde abgeschaltet: ${jobTitle}`,
    body: [
      `wir haben Ihre Stellenanzeige „${jobTitle}“ nach einer Meldung geprüft und abgeschaltet. Der Grund:`,
      quote(reason),
      'Sie ist nicht mehr öffentlich, und auf sie kann sich niemand mehr bewerben. Bewerbungen, die Sie schon haben, bleiben Ihnen. Hier finden Sie Ihre Stellenanzeigen:',
      action('Stellenanzeigen ansehen', href),
      note('Wenn Sie das anders sehen, antworten Sie bitte auf diese E-Mail.'),
    ],
    reason: 'Sie bekommen diese E-Mail, weil Sie die Bewerbungen auf diese Stelle betreuen.',
  };
}

/** A job that was taken down is reinstated. */
export function releasedMail({ jobTitle, reason, href }: TakenDownFacts): MailContent {
  return {
    kind: 'posting-released',
    subject: `Ihre Stellenanzeige ist wieder frei: ${jobTitle}`,
    body: [
      `wir haben die Abschaltung Ihrer Stellenanzeige „${jobTitle}“ aufgehoben. Der Grund:`,
      quote(reason),
      'Sie bleibt ausgeschaltet, bis Sie sie hier selbst wieder einschalten:',
      action('Stellenanzeigen ansehen', href),
    ],
    reason: 'Sie bekommen diese E-Mail, weil Sie die Bewerbungen auf diese Stelle betreuen.',
  };
}

const REPORTED = 'Sie bekommen diese E-Mail, weil bei einer Meldung auf Stellwerk diese Adresse angegeben wurde.';

/**
 * To the reporter of a job: the report was received. The address may belong to a stranger, so the
 * mail repeats nothing of the report.
 */
export const reportReceivedMail = (jobTitle: string, href: string): MailContent => ({
  kind: 'report-received',
  subject: `Ihre Meldung ist eingegangen: ${jobTitle}`,
  body: [
    `Ihre Meldung zur Stellenanzeige „${jobTitle}“ ist eingegangen. Wir prüfen sie und schreiben Ihnen, wie wir entschieden haben.`,
    action('Stellenanzeige ansehen', href),
  ],
  reason: REPORTED,
});

/** To the reporter of a job: the decision. */
export const reportDecidedMail = (jobTitle: string, takenDown: boolean): MailContent => ({
  kind: 'report-decided',
  subject: `Ihre Meldung ist geprüft: ${jobTitle}`,
  body: [
    `wir haben Ihre Meldung zur Stellenanzeige „${jobTitle}“ geprüft. ${
      takenDown ? 'Die Stellenanzeige ist abgeschaltet.' : 'Wir haben keinen Verstoß festgestellt, die Stellenanzeige bleibt öffentlich.'
    }`,
    note('Wenn Sie das anders sehen, antworten Sie bitte auf diese E-Mail.'),
  ],
  reason: REPORTED,
});
