import { distance } from './distance';

/** Most frequent German mail providers. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'arcor.de',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'live.com',
  'live.de',
  'msn.com',
  'yahoo.com',
  'yahoo.de',
  'aol.com',
  'icloud.com',
  'posteo.de',
  'mailbox.org',
  'protonmail.com',
  'bluewin.ch',
  'vodafone.de',
] as const;

/** Real names that look like a misspelling of one above. */
const OTHERS: ReadonlySet<string> = new Set([
  'gmx.com',
  'gmx.eu',
  'gmx.fr',
  'gmx.li',
  'gmx.org',
  'ymail.com',
  'email.com',
  'mail.com',
  'fmail.com',
  'posteo.ch',
  'posteo.at',
  'live.at',
  'live.ch',
  'yahoo.at',
  'yahoo.ch',
  'ms.com',
  'aon.at',
]);

/** Two mistakes are accepted in a long name; in a short one they make a different name. */
const slipsOf = (provider: string): number => (provider.length < 8 ? 1 : 2);

/**
 * The email address that was probably meant: 'zoe@gmail.con' is 'zoe@gmail.com'. It is a suggestion and never a rule, because any
 * name may exist.
 * @returns null for an address that looks right, and for one that is still being typed
 */
export function meantAddress(text: string): string | null {
  const [person, domain = '', ...more] = text.trim().toLowerCase().split('@');
  if (!person || more.length > 0 || !/\.[a-z]{2,}$/.test(domain) || OTHERS.has(domain)) return null;
  if (PROVIDERS.some((provider) => provider.startsWith(domain))) return null;
  const [nearest] = PROVIDERS.map((provider) => ({ provider, slips: distance(domain, provider, slipsOf(provider)) }))
    .filter(({ provider, slips }) => slips <= slipsOf(provider))
    .toSorted((a, b) => a.slips - b.slips);
  return nearest === undefined ? null : `${text.trim().slice(0, person.length)}@${nearest.provider}`;
}
