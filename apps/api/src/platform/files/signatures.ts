import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a file's URL in seconds (rule 4: at most five minutes). */
export const SIGNATURE_SECONDS = 300;

export type FileMode = 'view' | 'download';

export interface Signatures {
  /** Query of a URL that opens one file in one mode for five minutes. */
  sign: (filename: string, mode: FileMode, now: Date) => string;
  /** Mode of a signed query; null for an unsigned, modified or expired one. */
  verify: (filename: string, query: URLSearchParams, now: Date) => FileMode | null;
}

/** URLs signed with the server's secret; the key is derived, so that a signature is invalid elsewhere. */
export function createSignatures(secret: string): Signatures {
  const key = createHmac('sha256', secret).update('file-signatures').digest();
  const signatureOf = (filename: string, mode: string, expires: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([filename, mode, expires]))
      .digest();
  return {
    sign: (filename, mode, now) => {
      const expires = String(Math.floor(now.getTime() / 1000) + SIGNATURE_SECONDS);
      return new URLSearchParams({ mode, expires, signature: signatureOf(filename, mode, expires).toString('base64url') }).toString();
    },
    verify: (filename, query, now) => {
      const [mode, expires, signature] = [query.get('mode'), query.get('expires') ?? '', query.get('signature') ?? ''];
      if ((mode !== 'view' && mode !== 'download') || !/^\d{1,12}$/.test(expires)) return null;
      const left = Number(expires) - now.getTime() / 1000;
      if (left < 0 || left > SIGNATURE_SECONDS + 1) return null;
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(filename, mode, expires)];
      return given.length === expected.length && timingSafeEqual(given, expected) ? mode : null;
    },
  };
}
