import { createHash } from 'node:crypto';

/** A strong ETag by the content of a response, or by a version that changes with it. */
export const etagOf = (content: Uint8Array | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether an If-None-Match header names an ETag. Weak and strong ones are compared alike, because proxies weaken them (RFC 9110). */
export const hasTag = (header: string | null | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

/** Source by which a policy allows an inline script or style element with this text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
