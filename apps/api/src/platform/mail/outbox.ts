import type { Installation, MailKind } from '@stellwerk/mails';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { insertMail } from './store.ts';
import type { ApplicationId } from '../ids.ts';
import type { Context } from '../context/context.ts';

/** A mail to be sent, as `writeMail` returns it; the delivery adds sender and date. */
export interface Mail {
  /** Kind of its content, for the administrators' view and the log. */
  readonly kind: MailKind;
  /** One email address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The application that it is about: both are deleted together. */
  readonly applicationId?: ApplicationId;
  /** Two mails with the same key are sent once. */
  readonly dedupeKey?: string;
  /** Earliest time of delivery. @default as soon as possible */
  readonly notBefore?: Date;
}

/** A mail whose email address or header could be parsed as more than one: a line break redirects a mail. */
export class InvalidMailError extends Error {}

const isPlain = (value: string): boolean => !/[\r\n\0]/.test(value);

/** The parts of a mail that become headers. */
type Headed = Pick<Mail, 'to' | 'subject' | 'headers'>;

/**
 * Validates all parts of a mail that become headers: a line break there redirects it.
 * @throws InvalidMailError for a line break in address, subject or a header, or for more than one address
 */
export function checkMail(mail: Headed): void {
  const headers = Object.entries(mail.headers ?? {});
  if (!isPlain(mail.to) || !isPlain(mail.subject) || headers.some(([name, value]) => !isPlain(name) || !isPlain(value)))
    throw new InvalidMailError('A header of the mail holds a line break.');
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(mail.to)) throw new InvalidMailError('The mail has no single plain address.');
}

/**
 * Enqueues a mail in the outbox. Call it within the transaction of its cause: either both are stored or neither
 * (decisions, rule 13). The outbox delivers it later.
 * @throws InvalidMailError as `checkMail`
 */
export async function enqueueMail(trx: Kysely<Database>, mail: Mail): Promise<void> {
  checkMail(mail);
  await insertMail(trx, {
    kind: mail.kind,
    recipient: mail.to,
    application_id: mail.applicationId ?? null,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html ?? null,
    headers: JSON.stringify(mail.headers ?? {}),
    dedupe_key: mail.dedupeKey ?? null,
    ...(mail.notBefore !== undefined && { next_attempt_at: mail.notBefore }),
  });
}

/** The installation named in the footer of each mail. */
export const installationOf = ({ config, origin }: Pick<Context, 'config' | 'origin'>): Installation => ({
  origin: origin(),
  supportEmail: config.supportEmail,
});

/**
 * Counts a mail to an email address that may not belong to the visitor, by the network of the visitor: limits
 * per email address do not stop a visitor who names many of them (decision 0092).
 * @param address IP address of the visitor; of IPv6 its network
 * @throws CallError 'limit'
 */
export async function countStrangerMail({ limits }: Pick<Context, 'limits'>, address: string): Promise<void> {
  await limits.consume('stranger-mails-hour', address);
  await limits.consume('stranger-mails-day', address);
}
