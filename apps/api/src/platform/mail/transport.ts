import fs from 'node:fs/promises';
import { join } from 'node:path';
import { ANSWERED_KINDS, logo } from '@stellwerk/mails';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { mailFileName, mailFolder } from './mail-files.ts';
import type { MailId } from '../ids.ts';

/** A mail to be transmitted, with validated email addresses. */
export interface OutgoingMail {
  /** Row in the outbox. */
  readonly id: MailId;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
}

/** Transport of mails: SMTP, or files. */
export interface Transport {
  /** @throws errors of the transport; the mail may be retried */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Timeout of an attempt in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

function hostOf(origin: string): string {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : 'stellwerk.localhost';
}

/** Common data of all mails. */
interface Sender {
  readonly origin: () => string;
  /** Reply address. */
  readonly supportEmail: string;
}

/** Named in the HTML of every mail. */
const LOGO = {
  cid: logo.cid,
  filename: 'stellwerk.png',
  contentType: logo.contentType,
  contentDisposition: 'inline',
  content: Buffer.from(logo.base64, 'base64'),
} as const;

function messageOf(mail: OutgoingMail, { origin, supportEmail }: Sender, from: string | null): SendMailOptions {
  const host = hostOf(origin());
  const sender = { name: 'Stellwerk', address: from ?? `no-reply@${host}` };
  return {
    from: sender,
    to: { name: '', address: mail.to },
    ...(ANSWERED_KINDS.has(mail.kind) && { replyTo: { name: '', address: supportEmail } }),
    envelope: { from: sender.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html, attachments: mail.html.includes(`cid:${LOGO.cid}`) ? [LOGO] : [] }),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    date: mail.date,
    // The same for every attempt, so that a receiver can recognise duplicates.
    messageId: `<outbox-${mail.id}-${mail.date.getTime()}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends through a mail server. The setting may contain the sender's email address: `smtp://host?from=stellen@firma.example`, and other
 * options of nodemailer, such as `tls.rejectUnauthorized=false`.
 */
function smtpTransport(address: string, common: Sender): Transport {
  const url = new URL(address);
  const from = url.searchParams.get('from');
  url.searchParams.delete('from');
  // A password is never sent unencrypted, unless the setting allows it: an attacker who removes STARTTLS from a response could read it.
  if (url.username !== '' && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  const server = createTransport({ url: url.href, ...PATIENCE });
  return {
    send: async (mail) => {
      await server.sendMail(messageOf(mail, common, from));
    },
    close: () => server.close(),
  };
}

/** Writes mails as .eml files, which any mail program opens. */
function fileTransport(folder: string, common: Sender): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(messageOf(mail, common, null));
      const name = mailFileName(mail);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
      await fs.rename(join(folder, `${name}.part`), join(folder, name));
    },
    close: () => writer.close(),
  };
}

/** The transport of the settings; without a mail server the mails become files in the data directory. */
export function openTransport(config: Config, origin: () => string): Transport {
  const common: Sender = { origin, supportEmail: config.supportEmail };
  return config.smtpUrl === undefined ? fileTransport(mailFolder(config), common) : smtpTransport(config.smtpUrl, common);
}
