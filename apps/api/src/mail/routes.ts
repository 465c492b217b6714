import { handlers } from '../http/call.ts';
import { newestMails } from './store.ts';

/** The administrators' view shows so many, the newest first. */
const SHOWN = 200;

/** What has been sent and what waits (O46): neither texts nor the links in them. */
export const mailHandlers = handlers({
  outbox: async ({ context }) => {
    const rows = await newestMails(context.db, SHOWN);
    return rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      kind: row.kind,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      attempts: row.attempts,
    }));
  },
});
