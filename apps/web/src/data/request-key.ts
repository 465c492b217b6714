/**
 * Names one creation, so that its call can be repeated when the answer was lost. `crypto.randomUUID` is missing where the page came
 * without TLS.
 * @returns 32 hexadecimal digits
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
