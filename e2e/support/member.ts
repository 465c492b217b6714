import type { Browser, Page } from 'playwright-core';
import { visit, type Visit } from './browser';
import type { Login } from './session';

export interface OpenOptions {
  /** Set up before the first call. @default nothing */
  readonly before?: (visitor: Visit) => Promise<unknown>;
}

/** Opens pages as somebody who is logged in, each with a browser profile of its own. */
export const opener =
  (browser: Browser, origin: string, login: Login) =>
  async (path: string, { before = () => Promise.resolve() }: OpenOptions = {}): Promise<Visit> => {
    const visitor = await visit(browser, { login: { ...login, origin } });
    await before(visitor);
    await visitor.page.goto(origin + path);
    return visitor;
  };

/** Path and query of the open page. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
