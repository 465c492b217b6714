/**
 * Identifies one creation, so that its call can be repeated after a lost response. `crypto.randomUUID` is missing on pages
 * without TLS.
 * @returns 32 hexadecimal digits
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
