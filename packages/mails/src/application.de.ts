import { blindName, candidateStatusLabels, defaultRejectionText, formatDate, type ApplicationStatus } from '@stellwerk/domain';
import { action, facts, note, quote, type MailBlock, type MailContent } from './content.ts';

/** Facts of an application that its mails mention. */
export interface ApplicationFacts {
  readonly jobTitle: string;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Where the applicant follows the application: in the own account or, without one, over a secret
 * link (O72).
 */
export interface ApplicantWay {
  readonly to: 'application' | 'link';
  readonly href: string;
}

const nameOf = ({ firstName, lastName }: ApplicationFacts): string => `${firstName} ${lastName}`;
const placeOf = ({ jobTitle, companyName }: Pick<ApplicationFacts, 'jobTitle' | 'companyName'>): string =>
  `„${jobTitle}“ bei ${companyName}`;

const onward = ({ to, href }: ApplicantWay): readonly MailBlock[] => [
  'Den Stand Ihrer Bewerbung sehen Sie hier. Dort können Sie Ihre Daten auch herunterladen und löschen:',
  action('Stand der Bewerbung ansehen', href),
  ...(to === 'link' ? [note('Sie brauchen dafür kein Konto. Geben Sie den Link nicht weiter: Wer ihn kennt, sieht Ihre Bewerbung.')] : []),
];

/** A mail to the applicant that ends with the link to the application. */
const toApplicant = (
  kind: MailContent['kind'],
  application: ApplicationFacts,
  way: ApplicantWay,
  ...body: readonly MailBlock[]
): MailContent => ({
  kind,
  subject: `Ihre Bewerbung: ${application.jobTitle}`,
  greeting: `Guten Tag ${nameOf(application)}`,
  body: [...body, ...onward(way)],
  sender: application.companyName,
  reason: `Sie haben sich bei ${application.companyName} beworben. Stellwerk versendet diese Nachricht für das Unternehmen.`,
});

/** Facts of a received application. */
export interface ReceivedFacts {
  /** Number of the application. */
  readonly id: number;
  /** Names of its files. */
  readonly files: readonly string[];
}

/** To the applicant: the application was received. */
export const receiptMail = (application: ApplicationFacts, way: ApplicantWay, { id, files }: ReceivedFacts): MailContent =>
  toApplicant(
    'application-receipt',
    application,
    way,
    `Ihre Bewerbung auf die Stelle ${placeOf(application)} ist angekommen.`,
    facts({ term: 'Bewerbungsnummer', text: String(id) }, ...(files.length === 0 ? [] : [{ term: 'Unterlagen', text: files.join(', ') }])),
    `${application.companyName} prüft nun Ihre Unterlagen und meldet sich bei Ihnen.`,
  );

/** To the company: a new application. */
export const newApplicationMail = (application: ApplicationFacts, href: string): MailContent => ({
  kind: 'application-new',
  subject: `Neue Bewerbung: ${application.jobTitle}`,
  body: [
    `auf Ihre Stelle ${placeOf(application)} hat sich ${nameOf(application)} beworben.`,
    'Unterlagen und Angaben sehen Sie hier:',
    action('Bewerbung ansehen', href),
  ],
});

/**
 * To the company: a new application whose applicant is still hidden (decision 0079).
 * @param id number of the application
 */
export const newBlindApplicationMail = (
  application: Omit<ApplicationFacts, 'firstName' | 'lastName'>,
  id: number,
  href: string,
): MailContent => ({
  kind: 'application-new',
  subject: `Neue Bewerbung: ${application.jobTitle}`,
  body: [
    `auf Ihre Stelle ${placeOf(application)} ist die ${blindName(id).candidateName} eingegangen.`,
    'Unterlagen und Angaben sehen Sie hier. Name und Kontakt sehen Sie, sobald die Bewerbung in Bearbeitung ist:',
    action('Bewerbung ansehen', href),
  ],
});

const NEXT_STEP = {
  SUBMITTED: 'Ihre Bewerbung liegt dem Unternehmen vor. Sie müssen nichts tun.',
  VIEWED: 'Das Unternehmen hat Ihre Bewerbung angesehen. Sie müssen nichts tun.',
  IN_REVIEW: 'Das Unternehmen prüft Ihre Bewerbung. Sie müssen nichts tun.',
  INTERVIEW_SCHEDULED: 'Das Unternehmen möchte Sie kennenlernen und stimmt die Einzelheiten mit Ihnen ab.',
  OFFER_MADE: 'Das Unternehmen macht Ihnen ein Angebot und meldet sich dazu bei Ihnen.',
  ACCEPTED: 'Das Unternehmen meldet sich wegen der nächsten Schritte bei Ihnen.',
  WITHDRAWN: 'Das Unternehmen bearbeitet Ihre Bewerbung nicht weiter.',
} as const satisfies Record<Exclude<ApplicationStatus, 'REJECTED'>, string>;

/** A status set by the company. */
export interface NewStatus {
  readonly status: ApplicationStatus;
  /** The company's text of a rejection; null for the default text. */
  readonly message: string | null;
  /** Day on which the application is deleted; null while it is kept. */
  readonly eraseAt: Date | null;
}

/**
 * The news in a sentence. A hire starts with congratulations, and a rejection with the company's
 * own text instead of a status.
 */
function newsOf(application: ApplicationFacts, { status, message }: NewStatus): readonly MailBlock[] {
  const label = candidateStatusLabels[status];
  if (status === 'ACCEPTED')
    return [
      `herzlichen Glückwunsch: Ihre Bewerbung auf die Stelle ${placeOf(application)} hat Erfolg.`,
      `Ihr neuer Status: ${label}. ${NEXT_STEP[status]}`,
    ];
  if (status !== 'REJECTED')
    return [`Ihre Bewerbung auf die Stelle ${placeOf(application)} hat einen neuen Status: ${label}.`, NEXT_STEP[status]];
  return [
    `${application.companyName} schreibt Ihnen zu Ihrer Bewerbung auf die Stelle „${application.jobTitle}“:`,
    quote(message ?? defaultRejectionText),
    `Ihre Bewerbung hat damit einen neuen Status: ${label}.`,
  ];
}

/** To the applicant: the company has changed the status. */
export const statusMail = (application: ApplicationFacts, way: ApplicantWay, news: NewStatus): MailContent =>
  toApplicant(
    'application-status',
    application,
    way,
    ...newsOf(application, news),
    ...(news.eraseAt === null ? [] : [`Ihre Daten und Unterlagen löschen wir am ${formatDate(news.eraseAt.toISOString())}.`]),
  );
