import type { Locator, Page } from 'playwright-core';
import { byLabel } from './find';
import { DEMO_PASSWORD } from './session';

/** Milliseconds between two keys: a fast typist, a macro, dictation that types. */
const FAST = 40;
/** Maximum number of tab stops before the target. */
const STOPS = 150;

/** Chromium slows a processor down by keeping it busy, so only `npm run test:full` does it. */
const FULL = process.env.STELLWERK_FULL === '1';
const slowPages = new WeakSet<Page>();

/**
 * Slows the processor down by four and types at a person's speed, so that keys come faster than renders; in `npm run test:full` only. One
 * walk of each area uses it; elsewhere keys come without a pause.
 */
export async function slowly(page: Page): Promise<void> {
  if (!FULL) return;
  slowPages.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Waits until an element has the focus; fails when the previous action has lost it (WCAG 2.4.3). A newly loaded document begins without
 * one.
 */
export async function keepsFocus(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => {
      const { body, activeElement } = document;
      const standing = body.dataset['walked'] === undefined || activeElement !== body;
      if (standing) body.dataset['walked'] = '';
      return standing;
    });
  } catch (error) {
    throw new Error('The focus was lost.', { cause: error });
  }
}

/** Presses a key until the element has the focus; fails when the focus was lost, or when the keyboard does not reach it. */
async function pressUntil(page: Page, target: Locator, key: string): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await keepsFocus(page);
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not reach it.');
}

/** Moves the focus to an element by Tab. */
export const tabTo = (page: Page, target: Locator): Promise<void> => pressUntil(page, target, 'Tab');

/** Moves to an entry of an open menu by the arrow keys. */
export const arrowTo = (page: Page, target: Locator): Promise<void> => pressUntil(page, target, 'ArrowDown');

/** Opens the menu of a button and leaves it by Tab, which continues behind the button as if the menu had not been there. */
export async function passMenu(page: Page, button: Locator): Promise<void> {
  await enter(page, button);
  const menu = page.getByRole('menu');
  await menu.locator(':focus').waitFor();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'detached' });
  await keepsFocus(page);
  await page.keyboard.press('Shift+Tab');
  await button.and(page.locator(':focus')).waitFor();
}

/** Moves to a tool of the toolbar that has the focus. */
export const stepTo = (page: Page, target: Locator): Promise<void> => pressUntil(page, target, 'ArrowRight');

/** Reaches an element by Tab and presses a key on it. */
export async function pressAt(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches an element by Tab and presses Enter on it. */
export const enter = (page: Page, target: Locator): Promise<void> => pressAt(page, target, 'Enter');

/** Types into the focused element, letter by letter. */
export const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: slowPages.has(page) ? FAST : 0 });

/** Reaches a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await type(page, text);
}

/** Fills in the login that is open and sends it. */
export async function signInByKeys(page: Page, email: string): Promise<void> {
  await typeInto(page, byLabel(page, 'E-Mail'), email);
  await typeInto(page, byLabel(page, 'Passwort'), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Chooses an option of a list that opens, by its first letters. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await enter(page, field);
  await page.getByRole('listbox').waitFor();
  await type(page, option);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Opens the file dialog of the field that has the focus, as the space bar does, and chooses a file there. */
export async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
  await dialog.setFiles(file);
}
