import { asObject, listIn, textsOf, toDate, toNumber } from '../wire/loose';
import type { MailStanding } from './codes';

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
export interface OutboxPage {
  readonly mails: readonly OutboxMail[];
  /** Number of all matches; of loaded items where the response has no total. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** Number of mails of each state that match the search. */
  readonly counts: Readonly<Record<'all' | MailStanding, number>>;
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
  const { total, page, counts } = asObject(answer);
  const { all, waiting, sent, failed } = asObject(counts);
  return {
    mails,
    total: toNumber(total) ?? mails.length,
    page: toNumber(page) ?? 1,
    counts: { all: toNumber(all) ?? 0, waiting: toNumber(waiting) ?? 0, sent: toNumber(sent) ?? 0, failed: toNumber(failed) ?? 0 },
  };
}

/** Reads the text of a mail. */
export const readMailText = (answer: unknown): MailText => textsOf(asObject(answer), 'id', 'to', 'subject', 'text', 'html');
