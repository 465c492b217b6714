import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const decode = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The mails that the server of a data directory has delivered to an address, oldest first: files, because it has no mail server. */
export function mailsTo(dataDir: string, address: string): readonly string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const mails = files.toSorted().map((name) => decode(readFileSync(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}
