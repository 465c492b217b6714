import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Email addresses of the envelope: a mail server uses them regardless of the headers. */
  readonly from: string;
  readonly to: readonly string[];
  /** Raw message as received. */
  readonly raw: string;
  /** Parsed as by a mail reader. */
  readonly mail: Email;
  /** Whether the connection was encrypted. */
  readonly secure: boolean;
  /** Logged-in user. */
  readonly user: string | undefined;
}

export interface MailServer {
  readonly port: number;
  /** Value for SMTP_URL. */
  readonly url: string;
  /** In order of arrival. */
  readonly mails: readonly ReceivedMail[];
  /** Raw data of unencrypted connections: the server itself shows ASCII domains unchanged. */
  readonly received: () => string;
  stop: () => Promise<void>;
}

/** Response of the server to a command; null is success. */
type Failure = () => Error | null;

export interface MailServerOptions extends Pick<SMTPServerOptions, 'secure'> {
  /** Called with each recipient; a mail waits for its promise. */
  readonly onRecipient?: () => ReturnType<Failure> | Promise<Error | null>;
  /** Called with each received mail; a rejected one is not kept. */
  readonly onMail?: Failure;
  /** Encrypts after STARTTLS, with a self-signed certificate. @default false */
  readonly startTls?: boolean;
  /** Whether it accepts email addresses with non-ASCII letters (RFC 6531). @default false */
  readonly smtpUtf8?: boolean;
  /** The only account; a server without one accepts mails from everybody. */
  readonly account?: { readonly user: string; readonly password: string };
  /** @default any free port */
  readonly port?: number;
}

/** A response of a mail server, such as `451 4.7.1 Greylisted`. */
export const answerOf = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** A real local mail server, and a real parser of its mails. */
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
    onRcptTo: (_address, _session, done) => void Promise.resolve(onRecipient?.()).then(done, done),
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
  // A client that disconnects is not an error of the server.
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
