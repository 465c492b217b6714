import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const decode = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The mails that the server of a data directory has sent to an address, oldest first: files, because it has no mail server. */
export function mailsTo(dataDir: string, address: string): readonly string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const mails = files.toSorted().map((name) => decode(readFileSync(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

/** The kinds of links in mails. */
const LINKS = {
  invitation: /https?:\S+\/invitations\/[\w-]+/,
  confirmation: /https?:\S+\/confirm-email\?token=[\w-]+/,
  status: /https?:\S+\/applications\/status\/[\w-]+/,
  alert: /https?:\S+\/job-alerts\/confirm\?token=[\w-]+/,
  newsletter: /https?:\S+\/newsletter\/confirm\?token=[\w-]+/,
  newsletterEnd: /https?:\S+\/newsletter\/unsubscribe\?token=[\w-]+/,
  password: /https?:\S+\/reset-password\?token=[\w-]+/,
} as const;

/** Path and query of the last link of this kind mailed to an address, as soon as there is one. */
export async function mailedLink(dataDir: string, address: string, kind: keyof typeof LINKS): Promise<string> {
  const links = (): readonly string[] => mailsTo(dataDir, address).flatMap((mail) => LINKS[kind].exec(mail)?.[0] ?? []);
  await expect.poll(links).not.toEqual([]);
  const { pathname, search } = new URL(links().at(-1) ?? '');
  return pathname + search;
}
