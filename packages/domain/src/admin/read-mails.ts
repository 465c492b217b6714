import { asObject, firstText, listIn, toDate, toNumber } from '../wire/loose';
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
  /** When it was given up, ISO; null before. */
  readonly failedAt: string | null;
  readonly attempts: number;
}

/** One page of the outbox. */
export interface OutboxPage {
  readonly mails: readonly OutboxMail[];
  /** All matches; the loaded count where the answer names none. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** How many mails of each standing the search leaves. */
  readonly counts: Readonly<Record<'all' | MailStanding, number>>;
}

/** A mail as its recipient sees it; of its links only the beginning, because they open accounts. */
export interface MailText {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** '' where nothing of it is known any more. */
  readonly text: string;
  /** '' for a mail without HTML. */
  readonly html: string;
}

/** How far a mail has come. */
export const standingOf = ({ sentAt, failedAt }: Pick<OutboxMail, 'sentAt' | 'failedAt'>): MailStanding =>
  sentAt !== null ? 'sent' : failedAt !== null ? 'failed' : 'waiting';

/** Reads one mail of the outbox. */
export function readOutboxMail(value: unknown): OutboxMail {
  const mail = asObject(value);
  return {
    id: firstText(mail.id),
    to: firstText(mail.to),
    subject: firstText(mail.subject),
    kind: firstText(mail.kind),
    createdAt: firstText(mail.createdAt),
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

/** Reads what a mail says. */
export function readMailText(answer: unknown): MailText {
  const mail = asObject(answer);
  return {
    id: firstText(mail.id),
    to: firstText(mail.to),
    subject: firstText(mail.subject),
    text: firstText(mail.text),
    html: firstText(mail.html),
  };
}
