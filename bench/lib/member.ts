import type { Browser, BrowserContext } from 'playwright-core';
import type { Login } from '../../e2e/support/session.ts';

/** A browser profile of a logged-in user. */
export function contextOf(browser: Browser, { origin, token, roles }: Login): Promise<BrowserContext> {
  const localStorage = [
    { name: 'jwt_token', value: token },
    { name: 'user_roles', value: JSON.stringify(roles) },
  ];
  return browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}
