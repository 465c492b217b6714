import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';
import { findSession } from './store.ts';
import type { Actor } from '../../platform/context/actor.ts';

function isOperatorToken(context: Context, token: string): boolean {
  const expected = Buffer.from(context.engine.lock?.operatorToken ?? '');
  const given = Buffer.from(token);
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The account of a bearer token: signed by this server, not expired, its session active and its account not deleted.
 * @returns null without a token and for every invalid token
 */
export async function authenticate(context: Context, authorization: string | null): Promise<Actor | null> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  if (isOperatorToken(context, token)) return { id: 0, isConfirmed: true, roles: [], sessionId: '', operator: true };
  const claims = await context.tokens.verify(token, context.now());
  if (claims === null || !/^[0-9a-f-]{36}$/.test(claims.sessionId)) return null;
  const row = await findSession(context.db, claims, context.now());
  if (row === null) return null;
  return { id: row.id, isConfirmed: row.email_verified_at !== null, roles: row.roles, sessionId: claims.sessionId, operator: false };
}
