import { toText } from './wire/loose';

/**
 * A value that identifies a row of one kind. A plain value is taken for any kind, so that a URL or a test may say `7`, but an id of one
 * kind is none of another: two of them in the wrong order do not compile.
 * @typeParam Value a text, as the client knows it, or the server's number
 */
export type Id<Kind extends string, Value extends number | string = string> = Value & { readonly '~kind'?: Kind };

/** The code of a recommendation in an address or a body; '' for what cannot be one: a forged code costs nobody anything (A12). */
export function referralCodeIn(value: unknown): string {
  const text = toText(value);
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
