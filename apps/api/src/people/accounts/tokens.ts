import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import type { Tokens } from '../../platform/context/context.ts';

/** Lifetime of a login in seconds (O01). */
export const SESSION_SECONDS = 24 * 60 * 60;

const ISSUER = 'stellwerk';

/** Signs and verifies tokens. Only HS256 is accepted, regardless of a token's header (decisions, rule 9). */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, sessionId }, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setJti(sessionId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + SESSION_SECONDS)
        .sign(key);
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          requiredClaims: ['exp', 'sub', 'jti'],
          currentDate: now,
        });
        const userId = Number(payload.sub);
        return Number.isSafeInteger(userId) && payload.jti !== undefined ? { userId, sessionId: payload.jti } : null;
      } catch {
        return null;
      }
    },
  };
}

/** The secret of a data directory, generated once and readable only by its owner. */
export function secretOf(dataDir: string): string {
  const path = join(dataDir, 'secret');
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return fs.readFileSync(path, 'utf8');
}

/** A secret for a mailed link and its stored hash. */
export function linkSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** SHA-256 of a random secret: it needs no salt, because it is long and random itself. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
