import { toText } from './wire/loose';

/** The code of a recommendation in an address or a body; '' for what cannot be one: a forged code costs nobody anything (A12). */
export function referralCodeIn(value: unknown): string {
  const text = toText(value);
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
