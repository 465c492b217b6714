import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope: what a mail server goes by, whatever the headers say. */
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  /** As a mail reader understands it. */
  readonly mail: Email;
  /** Whether the line was encrypted. */
  readonly secure: boolean;
  /** Who had logged in. */
  readonly user: string | undefined;
}

export interface MailServer {
  readonly port: number;
  /** For SMTP_URL. */
  readonly url: string;
  /** In the order in which they came. */
  readonly mails: readonly ReceivedMail[];
  /** What came over lines that are not encrypted, as it came: the server itself shows an ASCII domain as it is written. */
  readonly received: () => string;
  stop: () => Promise<void>;
}

/** What the server says to a command; null is yes. */
type Failure = () => Error | null;

export interface MailServerOptions extends Pick<SMTPServerOptions, 'secure'> {
  readonly onRecipient?: Failure;
  /** Asked when a mail has come; one that is refused is not kept. */
  readonly onMail?: Failure;
  /** Encrypts after STARTTLS, with a certificate that nobody has signed. @default false */
  readonly startTls?: boolean;
  /** Whether it takes addresses with letters that are not ASCII (RFC 6531). @default false */
  readonly smtpUtf8?: boolean;
  /** The one account; a server without takes mails from everybody. */
  readonly account?: { readonly user: string; readonly password: string };
  /** @default any that is free */
  readonly port?: number;
}

/** An answer of a mail server, such as `451 4.7.1 Greylisted`. */
export const answerOf = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** A real mail server on this machine, and a real reader for what it gets. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { onRecipient, onMail, startTls = false, account, smtpUtf8 = false, secure = false, port: wanted = 0 } = options;
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    secure,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(account === undefined ? ['AUTH'] : [])],
    hideSMTPUTF8: !smtpUtf8,
    logger: false,
    closeTimeout: 0,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.password
        ? done(null, { user: username })
        : done(answerOf(535, '5.7.8 Authentication failed')),
    onRcptTo: (_address, _session, done) => done(onRecipient?.()),
    onData: (stream, { envelope, secure: encrypted, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const refused = onMail?.() ?? null;
        if (refused !== null) return done(refused);
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          mails.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString(),
            mail,
            secure: encrypted,
            user,
          });
          done();
        }, done);
        return undefined;
      });
    },
  });
  // A client that breaks off is no failure of the server.
  smtp.on('error', () => undefined);
  const lines: Buffer[] = [];
  smtp.server.on('connection', (socket) => socket.on('data', (chunk) => void lines.push(chunk)));
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(wanted, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    received: () => Buffer.concat(lines).toString('latin1'),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
