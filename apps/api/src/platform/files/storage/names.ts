import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';

const LONGEST = 150;

/** The extension of a file name with its dot, in lower case; '' without one. */
export function extensionOf(name: string): string {
  return extname(name).toLowerCase();
}

/** An unguessable name of 128 random bits (O19). */
export function randomName(extension: string): string {
  return `${randomBytes(16).toString('hex')}${extension}`;
}

/** A file's name as its owner wrote it, without path, control characters and direction marks. */
export function displayName(given: string): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const plain = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, '').trim();
  const extension = extname(plain);
  const stem = plain.slice(0, plain.length - extension.length);
  return `${stem.slice(0, LONGEST - extension.length)}${extension}`;
}

/** Content-Disposition with the name twice: plain for old clients, in UTF-8 for others (RFC 5987, RFC 6266). */
export function disposition(mode: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${mode}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
