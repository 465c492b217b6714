import { timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id with 19 MiB and two passes: 17 ms on the measured machine.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const plain = (password: string): string => password.normalize('NFKC');

/** Salt of an encoded hash: `$argon2id$v=…$m=…$salt$hash`. */
const saltOf = (encoded: string): Uint8Array => Buffer.from(encoded.split('$')[4] ?? '', 'base64');

/** The hash without its last part: kind, settings and salt. */
const settingsOf = (encoded: string): string => encoded.slice(0, encoded.lastIndexOf('$'));

function equal(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Hashes a password.
 * @param alike hash of an account with the same email address: accounts of one address share a salt, so that one computation at a
 * login is valid for all of them. Without it the salt is new.
 */
export function hashPassword(password: string, alike?: string): Promise<string> {
  return hash(plain(password), alike === undefined ? OPTIONS : { ...OPTIONS, salt: saltOf(alike) });
}

/** Checks the password of one account. */
export function checkPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, plain(password));
}

let decoy: Promise<string> | undefined;

/**
 * Finds the hash of a password among those of one email address. No hash, one or several take the same time
 * (decisions, rule 9).
 * @returns null without a match
 */
export async function matchingHash(stored: readonly string[], password: string): Promise<string | null> {
  decoy ??= hashPassword('no account has this password');
  const [first] = stored;
  const computed = await hashPassword(password, first ?? (await decoy));
  for (const candidate of stored) {
    // Hashes of an older kind cannot be compared as texts.
    const right = settingsOf(candidate) === settingsOf(computed) ? equal(candidate, computed) : await checkPassword(candidate, password);
    if (right) return candidate;
  }
  return null;
}
