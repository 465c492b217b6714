import { handle, type Mounted } from '../http/handler.ts';

/** The administrators' view shows so many, the newest first. */
const SHOWN = 200;

/** What has been sent and what waits (O46): neither texts nor the links in them. */
export const mailHandlers: readonly Mounted[] = [
  handle('outbox', async ({ context }) => {
    const rows = await context.db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject', 'kind', 'created_at', 'sent_at', 'attempts'])
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      kind: row.kind,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      attempts: row.attempts,
    }));
  }),
];
