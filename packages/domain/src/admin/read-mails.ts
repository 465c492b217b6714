import { asObject, listIn, textsOf, toDate, toNumber } from '../wire/loose';
import { MAIL_STANDINGS, type MailStanding } from './codes';
import { readCountedPage, type CountedPage } from './read-page';

/** A mail of the outbox (O46). */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly kind: string;
  /** ISO. */
  readonly createdAt: string;
  /** ISO; null while it waits. */
  readonly sentAt: string | null;
  /** Time of failure, ISO; null without one. */
  readonly failedAt: string | null;
  readonly attempts: number;
}

/** One page of the outbox. */
export interface OutboxPage extends CountedPage<MailStanding> {
  readonly mails: readonly OutboxMail[];
}

/** A mail as its recipient sees it, with shortened links, because they open accounts. */
export interface MailText {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** '' once the text is deleted. */
  readonly text: string;
  /** '' for a mail without HTML. */
  readonly html: string;
}

/** State of a mail. */
export const standingOf = ({ sentAt, failedAt }: Pick<OutboxMail, 'sentAt' | 'failedAt'>): MailStanding =>
  sentAt !== null ? 'sent' : failedAt !== null ? 'failed' : 'waiting';

/** Reads one mail of the outbox. */
export function readOutboxMail(value: unknown): OutboxMail {
  const mail = asObject(value);
  return {
    ...textsOf(mail, 'id', 'to', 'subject', 'kind', 'createdAt'),
    sentAt: toDate(mail.sentAt),
    failedAt: toDate(mail.failedAt),
    attempts: toNumber(mail.attempts) ?? 0,
  };
}

/** Reads the outbox, bare or under `mails` or `data` (O46). */
export function readOutbox(answer: unknown): OutboxPage {
  const mails = listIn(answer, 'mails', 'data').map(readOutboxMail);
  return { mails, ...readCountedPage(answer, mails.length, MAIL_STANDINGS) };
}

/** Reads the text of a mail. */
export const readMailText = (answer: unknown): MailText => textsOf(asObject(answer), 'id', 'to', 'subject', 'text', 'html');
