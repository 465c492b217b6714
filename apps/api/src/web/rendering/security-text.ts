import type { Hono } from 'hono';
import type { Context } from '../../platform/context/context.ts';
import type { AppEnv } from '../../platform/http/middleware.ts';

/** Validity of the text, in milliseconds: RFC 9116 requires less than a year. */
const VALID = 180 * 24 * 60 * 60 * 1000;

/** Contact for reports of vulnerabilities (RFC 9116). */
export function mountSecurityText(app: Hono<AppEnv>, context: Pick<Context, 'config' | 'origin' | 'now'>): void {
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(context.now().getTime() + VALID);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${context.config.supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${context.origin()}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' });
  });
}
