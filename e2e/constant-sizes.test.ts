/** @module-tag full */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside } from './support/browser';
import { startDemo } from './support/demo';
import { byRole } from './support/find';
import { opener } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const open = opener(browser, await logIn(origin, 'owner@demo.example'));

async function sizeOf(element: Locator): Promise<readonly (number | undefined)[]> {
  await element.waitFor();
  const box = await element.boundingBox();
  return [box?.width, box?.height];
}

it('EN58: pictures, previews, text and windows have the sizes of the documents', async () => {
  const { page, context } = await open('/company/1/team');
  const member = byRole(page, 'list', 'Mitglieder des Teams').getByRole('article').nth(1);
  expect(await sizeOf(member.locator('img').first())).toEqual([60, 60]);
  await byRole(member, 'button', / bearbeiten$/).click();
  const dialog = byRole(page, 'dialog', 'Teammitglied bearbeiten');
  expect(await sizeOf(dialog.locator('form [style*="150px"]').first())).toEqual([150, 150]);
  expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1000');

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await goInside(page, '/company/1/settings?tab=company');
  expect(await sizeOf(byRole(page, 'main').locator('form img, form svg').first().locator('xpath=..'))).toEqual([200, 200]);

  await goInside(page, '/company/1/jobs/create');
  const [, height] = await sizeOf(byRole(page, 'textbox', 'Stellenbeschreibung').locator('xpath=..'));
  expect(height).toBe(300);
  await context.close();
});
