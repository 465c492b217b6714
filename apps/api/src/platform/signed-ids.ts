import { createHmac, timingSafeEqual } from 'node:crypto';

/** Kind of a signed id; a signature of one kind is invalid for others. */
export type SignedKind = 'newsletter' | 'job-alert';

/**
 * Ids that only this server can have issued, for links that must work as long as their mail is kept: every mail contains the
 * same one, and nothing is stored for it (decision 0061).
 */
export interface SignedIds {
  sign: (kind: SignedKind, id: number) => string;
  /** The id; null for a text with another signature or of another kind. */
  verify: (kind: SignedKind, text: string) => number | null;
}

/** @param secret the server's own; the key is derived from it */
export function createSignedIds(secret: string): SignedIds {
  const key = createHmac('sha256', secret).update('signed-ids').digest();
  const signatureOf = (kind: SignedKind, id: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, id]))
      .digest('base64url');
  return {
    sign: (kind, id) => `${id}-${signatureOf(kind, String(id))}`,
    verify: (kind, text) => {
      const [, id, signature] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(text) ?? [];
      if (id === undefined || signature === undefined) return null;
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(kind, id))];
      const number = Number(id);
      return given.length === expected.length && timingSafeEqual(given, expected) && number <= 2_147_483_647 ? number : null;
    },
  };
}
