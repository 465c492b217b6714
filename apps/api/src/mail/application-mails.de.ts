import { candidateStatusLabels, formatDate, type ApplicationStatus } from '@stellwerk/domain';
import type { Mail } from './outbox.ts';

const CLOSING = 'Freundliche Grüße\nStellwerk';

/** What the mails about an application contain. */
export interface MailSubject {
  readonly applicationId: number;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Address of the applicant. */
  readonly email: string;
  /** Whether the applicant has an account, and so a place to look. */
  readonly hasAccount: boolean;
}

const body = (...paragraphs: readonly string[]): string => [...paragraphs, CLOSING].join('\n\n');
/** Names and titles come from people: a subject must not have a line break. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
const greetingOf = ({ firstName, lastName }: MailSubject): string => `Guten Tag ${oneLine(`${firstName} ${lastName}`)},`;
const placeOf = (subject: MailSubject): string => `„${oneLine(subject.jobTitle)}“ bei ${oneLine(subject.companyName)}`;
const ownLink = (origin: string, subject: MailSubject): readonly string[] =>
  subject.hasAccount
    ? ['Den Stand Ihrer Bewerbung sehen Sie hier:', `${origin}/dashboard`]
    : ['Die Stellenanzeige finden Sie hier:', `${origin}/jobs/${subject.jobId}`];

/** A mail to the applicant, with a greeting before its paragraphs and the way to the application behind them. */
const toApplicant = (origin: string, subject: MailSubject, kind: Mail['kind'], ...paragraphs: readonly string[]): Mail => ({
  kind,
  applicationId: subject.applicationId,
  to: subject.email,
  subject: `Ihre Bewerbung: ${oneLine(subject.jobTitle)}`,
  text: body(greetingOf(subject), ...paragraphs, ...ownLink(origin, subject)),
});

/** To the applicant: the application has arrived. */
export function receiptMail(origin: string, subject: MailSubject): Mail {
  return {
    ...toApplicant(
      origin,
      subject,
      'application-receipt',
      `Ihre Bewerbung auf die Stelle ${placeOf(subject)} ist angekommen.`,
      `${oneLine(subject.companyName)} prüft nun Ihre Unterlagen und meldet sich bei Ihnen.`,
    ),
    dedupeKey: `application-receipt:${subject.applicationId}`,
  };
}

/** To the company: somebody has applied. */
export function newApplicationMail(origin: string, subject: MailSubject, to: string): Mail {
  return {
    kind: 'application-new',
    applicationId: subject.applicationId,
    to,
    subject: `Neue Bewerbung: ${oneLine(subject.jobTitle)}`,
    text: body(
      'Guten Tag,',
      `auf Ihre Stelle ${placeOf(subject)} hat sich ${oneLine(`${subject.firstName} ${subject.lastName}`)} beworben.`,
      'Unterlagen und Angaben sehen Sie hier:',
      `${origin}/company/${subject.companyId}/dashboard?tab=applications&application=${subject.applicationId}`,
    ),
    dedupeKey: `application-new:${subject.applicationId}:${to.toLowerCase()}`,
  };
}

const NEXT_STEP = {
  SUBMITTED: 'Ihre Bewerbung liegt dem Unternehmen vor. Sie müssen nichts tun.',
  VIEWED: 'Das Unternehmen hat Ihre Bewerbung angesehen. Sie müssen nichts tun.',
  IN_REVIEW: 'Das Unternehmen prüft Ihre Bewerbung. Sie müssen nichts tun.',
  INTERVIEW_SCHEDULED: 'Das Unternehmen möchte Sie kennenlernen und stimmt die Einzelheiten mit Ihnen ab.',
  OFFER_MADE: 'Das Unternehmen macht Ihnen ein Angebot und meldet sich dazu bei Ihnen.',
  ACCEPTED: 'Das Unternehmen meldet sich wegen der nächsten Schritte bei Ihnen.',
  REJECTED: 'Das Unternehmen hat sich für andere entschieden. Vielen Dank für Ihr Interesse.',
  WITHDRAWN: 'Das Unternehmen bearbeitet Ihre Bewerbung nicht weiter.',
} as const satisfies Record<ApplicationStatus, string>;

/**
 * To the applicant: the company has set another status.
 * @param eraseAt day on which the application is erased; null while it is kept
 */
export function statusMail(origin: string, subject: MailSubject, status: ApplicationStatus, eraseAt: Date | null): Mail {
  return toApplicant(
    origin,
    subject,
    'application-status',
    `Ihre Bewerbung auf die Stelle ${placeOf(subject)} hat einen neuen Status: ${candidateStatusLabels[status]}.`,
    NEXT_STEP[status],
    ...(eraseAt === null ? [] : [`Ihre Daten und Unterlagen löschen wir am ${formatDate(eraseAt.toISOString())}.`]),
  );
}
