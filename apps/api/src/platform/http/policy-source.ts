import { createHash } from 'node:crypto';

/** Source by which a policy allows an inline script or style element with this text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
