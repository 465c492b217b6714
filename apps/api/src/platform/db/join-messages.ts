import type { PGlite } from '@electric-sql/pglite';

/** Parse, Bind, Describe, Execute and Close: a Sync follows them, and the database answers then. */
const PARTS = new Set(Buffer.from('PBDEC'));

/**
 * Hands the messages of a statement to the embedded database at once. The socket server hands them on one by one, which takes twice as long.
 * For one connection only.
 */
export function joinMessages<D extends Pick<PGlite, 'execProtocolRawStream'>>(db: D): D {
  const send = db.execProtocolRawStream.bind(db);
  let waiting: Uint8Array[] = [];
  db.execProtocolRawStream = async (message, options) => {
    const [kind = 0] = message;
    // A new connection begins with a length, whose first byte is 0: the one before it may have broken off.
    if (kind === 0) waiting = [];
    waiting.push(message);
    if (PARTS.has(kind)) return;
    const whole = Buffer.concat(waiting);
    waiting = [];
    await send(whole, options);
  };
  return db;
}
