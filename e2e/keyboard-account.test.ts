/** @module-tag full */
import { it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { enter, typeInto } from './support/keyboard';
import { mailedLink } from './support/mails';

const { origin, browser, dataDir } = await startDemo();
const referrer = 'referrer@demo.example';
const PASSWORD = 'Rotkehlchen singt früh';

it('a person with the keyboard alone asks for a new password, sets it, and logs in with it', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/login`);
  await enter(page, byRole(page, 'link', 'Passwort vergessen?'));
  await byRole(page, 'heading', 'Passwort vergessen').waitFor();
  await typeInto(page, byLabel(page, 'E-Mail'), referrer);
  await page.keyboard.press('Enter');
  await byText(page, /ist der Link unterwegs/).waitFor();
  await enter(page, byRole(byRole(page, 'main'), 'link', 'Zur Anmeldung'));
  await byRole(page, 'heading', 'Anmelden', { level: 1 }).waitFor();

  await page.goto(origin + (await mailedLink(dataDir, referrer, 'password')));
  await typeInto(page, byLabel(page, 'Neues Passwort'), PASSWORD);
  await page.keyboard.press('Enter');
  await byText(page, /Ihr Passwort wurde geändert/).waitFor();
  await enter(page, byRole(byRole(page, 'main'), 'link', 'Zur Anmeldung'));
  await typeInto(page, byLabel(page, 'E-Mail'), referrer);
  await typeInto(page, byLabel(page, 'Passwort'), PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
  await context.close();
});
