import type { Browser, Page } from 'playwright-core';
import { visit, type Visit, type VisitOptions } from './browser';
import type { Login } from './session';

export interface OpenOptions extends Pick<VisitOptions, 'width' | 'own'> {
  /** Set up before the first call. @default nothing */
  readonly before?: (visitor: Visit) => Promise<unknown>;
}

/** Opens pages as a logged-in user, each with a browser profile of its own. */
export const opener =
  (browser: Browser, login: Login) =>
  async (path: string, { before = () => Promise.resolve(), ...options }: OpenOptions = {}): Promise<Visit> => {
    const visitor = await visit(browser, { login, ...options });
    await before(visitor);
    await visitor.page.goto(login.origin + path);
    return visitor;
  };

/** Path and query of the open page. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
