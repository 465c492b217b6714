import type { MailKind } from '@stellwerk/mails';
import { afterAll, expect } from 'vitest';
import { startMailServer, type ReceivedMail } from '../../apps/api/src/testing/mail-server';
import { logIn, readAs, type Login } from './session';

/** The links of a text or of HTML, each once. */
const linksOf = (text: string | undefined): readonly string[] => {
  const found = [...(text ?? '').matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link.replaceAll('&amp;', '&'));
  return [...new Set(found)].toSorted();
};

/** The unsubscribe URL that a mail program calls without opening a page (RFC 8058). */
const oneClicksOf = ({ headers }: ReceivedMail['mail']): readonly string[] =>
  headers.filter(({ key }) => key === 'list-unsubscribe').map(({ value }) => value.replace(/^<|>$/g, ''));

/** Placeholders that must not appear: a missing value, or an unfilled slot. The letters of a secret may spell one. */
const LEFT_OVER = /undefined|\bnull\b|\bNaN\b|Invalid Date|\[object|\$\{|\{\{?\w+\}|%s/;

/** Reads a mail as its receiver does, in either form. */
function check({ mail: { subject = '', text = '', html = '' } }: ReceivedMail): void {
  expect(text, subject).toMatch(/^(?:Guten Tag|Hallo)\b/);
  expect([subject, text, html].filter((part) => LEFT_OVER.test(part))).toEqual([]);
  expect(html, subject).toContain('<html lang="de">');
  expect(linksOf(html), subject).toEqual(linksOf(text));
}

/** Opens the links of a mail, twice, as the mail servers of companies do before they deliver it. */
async function scan({ mail }: ReceivedMail, origin: string): Promise<void> {
  const links = [...linksOf(mail.text), ...oneClicksOf(mail)];
  for (const link of [...links, ...links]) {
    expect(new URL(link).origin, link).toBe(origin);
    for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status, `${method} ${link}`).toBe(200);
  }
}

export interface Letter {
  readonly mail: ReceivedMail['mail'];
  /** Secret of the first link that is not the imprint's. */
  readonly token: string;
  readonly oneClick: string | undefined;
}

/** The mail server of a demo server. Its reader opens every link of every mail first. */
export async function openPostOffice() {
  const smtp = await startMailServer();
  afterAll(smtp.stop);
  const seen = new Set<ReceivedMail>();
  const kinds = new Set<MailKind>();
  let admin: Login | undefined;

  /** Kind of a mail, by its row in the outbox. */
  async function kindOf({ mail }: ReceivedMail, origin: string): Promise<MailKind | undefined> {
    admin ??= await logIn(origin, 'admin@demo.example');
    const id = Number(/^<outbox-(\d+)-/.exec(mail.messageId ?? '')?.[1]);
    const path = `/api/private/admin/outbox?pageSize=100&search=${encodeURIComponent(mail.to?.[0]?.address ?? '')}`;
    const { mails } = await readAs<{ mails?: readonly { id: number; kind: MailKind }[] }>(admin, path);
    // A session ends when the clock of the server is moved.
    if (mails === undefined) admin = undefined;
    return mails?.find((row) => row.id === id)?.kind;
  }

  /** Waits for an unread mail of this kind to an address. */
  async function read(origin: string, kind: MailKind, address: string): Promise<Letter> {
    const find = async (): Promise<ReceivedMail | undefined> => {
      for (const received of smtp.mails)
        if (!seen.has(received) && received.to[0] === address && (await kindOf(received, origin)) === kind) return received;
      return undefined;
    };
    let found: ReceivedMail | undefined;
    await expect.poll(async () => (found = await find()), { message: `${kind} to ${address}` }).toBeDefined();
    if (found === undefined) throw new Error('No mail');
    seen.add(found);
    kinds.add(kind);
    check(found);
    await scan(found, origin);
    const [first = origin] = linksOf(found.mail.text).filter((link) => !link.endsWith('/impressum'));
    const { pathname, searchParams } = new URL(first);
    return { mail: found.mail, token: searchParams.get('token') ?? pathname.split('/').at(-1) ?? '', oneClick: oneClicksOf(found.mail)[0] };
  }

  return { url: smtp.url, kinds, read };
}
