import { toText } from './wire/loose';

/**
 * Id of a row of one kind. A plain value is accepted for any kind, so that a URL or a test may use `7`, but an id of one
 * kind is not accepted for another: two ids in the wrong order do not compile.
 * @typeParam Value a text in the client, a number on the server
 */
export type Id<Kind extends string, Value extends number | string = string> = Value & { readonly '~kind'?: Kind };

/** The referral code in a URL or a body; '' for an invalid one: a forged code has no effect (A12). */
export function referralCodeIn(value: unknown): string {
  const text = toText(value);
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
