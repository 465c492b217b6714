import * as z from 'zod/mini';

const ascii = z.email();
/** What ends the name of a host, or is none of it. */
const NO_HOST = /[\s/:?#@\\[\]%<>"]/;

/** The name of a host as mail servers know it: 'müller.example' is 'xn--mller-kva.example'. '' for none. */
function asciiHost(host: string): string {
  if (NO_HOST.test(host)) return '';
  const url = `https://${host}`;
  // The last part of a name may have umlauts as well, which the check knows only as letters.
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.xn--[a-z\d-]+$/, '.example') : '';
}

/** Whether a text is a mail address; its domain may have umlauts and letters of other alphabets, as it is written. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && z.safeParse(ascii, `${text.slice(0, at)}@${asciiHost(text.slice(at + 1))}`).success;
}

/** A mail address as a check of a schema, in composed letters: 'ü' may also come as 'u' with two dots. */
export const mailAddress = (message: string) => [z.normalize('NFC'), z.refine<string>(isMailAddress, message)] as const;
