import * as z from 'zod/mini';

const ascii = z.email();
/** Characters that end a host name, or are not allowed in one. */
const NO_HOST = /[\s/:?#@\\[\]%<>"]/;

/** The host name for mail servers: 'müller.example' is 'xn--mller-kva.example'. '' for an invalid one. */
function asciiHost(host: string): string {
  if (NO_HOST.test(host)) return '';
  const url = `https://${host}`;
  // The top-level domain may have umlauts as well, but the check accepts only ASCII letters.
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.xn--[a-z\d-]+$/, '.example') : '';
}

/** Whether a text is an email address; its domain may contain umlauts and letters of other alphabets. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && z.safeParse(ascii, `${text.slice(0, at)}@${asciiHost(text.slice(at + 1))}`).success;
}

/** An email address as a schema check, in composed letters: 'ü' may also be sent as 'u' with two dots. */
export const mailAddress = (message: string) => [z.normalize('NFC'), z.refine<string>(isMailAddress, message)] as const;
