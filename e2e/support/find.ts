import type { FrameLocator, Locator, Page } from 'playwright-core';

type Root = Page | Locator | FrameLocator;
type Role = Parameters<Page['getByRole']>[0];
type RoleOptions = Omit<NonNullable<Parameters<Page['getByRole']>[1]>, 'name' | 'exact'>;

// Playwright's own locators ignore case and accept a part of a text, so they let a wrong one pass. The tests use these.

/** Elements whose whole text is this one. */
export const byText = (root: Root, text: string | RegExp): Locator => root.getByText(text, { exact: true });

/** Fields whose whole label is this one. */
export const byLabel = (root: Root, label: string | RegExp): Locator => root.getByLabel(label, { exact: true });

/** Elements of a role; with a name, those with exactly this name. */
export const byRole = (root: Root, role: Role, name?: string | RegExp, options: RoleOptions = {}): Locator =>
  root.getByRole(role, { ...options, exact: true, ...(name === undefined ? {} : { name }) });

/** A visible text as written, without the soft hyphens of its long words. Playwright's own locators ignore them as well. */
export const asWritten = (shown: string | null | undefined): string => shown?.replaceAll('\u00ad', '') ?? '';

/** The texts of all these elements, as written. */
export const textsOf = async (elements: Locator): Promise<readonly string[]> => (await elements.allTextContents()).map(asWritten);
