/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { answerOf, startMailServer } from '../apps/api/src/testing/mail-server';
import { goInside } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn } from './support/session';

/** Tasks of administrators for others: the plan of a company, and a mail that was not delivered. */
let hasNobody = true;
const smtp = await startMailServer({ onRecipient: () => (hasNobody ? answerOf(550, '5.1.1 No such user') : null) });
afterAll(smtp.stop);
const { origin, browser } = await startDemo({ SMTP_URL: smtp.url });
const openAsAdmin = opener(browser, await logIn(origin, 'admin@demo.example'));
const openAsOwner = opener(browser, await logIn(origin, 'owner@demo.example'));

const EMAIL = 'zoe@post.example';
const NAME = '<img src=x onerror=alert(1)> "Zoë"';

/** Applies; the mail server rejects the receipt. */
async function apply(): Promise<void> {
  const response = await fetch(`${origin}/api/public/applications/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jobOffer: { id: 101 },
      firstName: NAME,
      lastName: 'Groß',
      email: EMAIL,
      linkedinProfile: 'https://www.linkedin.com/in/zoe',
      terms: true,
      gdpr: true,
    }),
  });
  expect(response.status).toBe(201);
}

const mailRow = (page: Page) => byRole(page, 'row').filter({ hasText: EMAIL });

/** Opens the mail to the applicant from the view of failed mails. */
async function readFailed(page: Page) {
  const failed = mailRow(page).filter({ hasText: 'Gescheitert' });
  await expect
    .poll(async () => {
      if (!(await failed.isVisible())) await page.reload({ waitUntil: 'networkidle' });
      return failed.isVisible();
    })
    .toBe(true);
  await byRole(failed, 'button', /^Ansehen/).click();
  return page.getByRole('dialog');
}

describe('O46 a mail that did not arrive', () => {
  it('is shown as its receiver would see it, where nothing runs and nothing leads anywhere', async () => {
    await apply();
    const { page, context, takeViolations } = await openAsAdmin('/admin?tab=outbox');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const window = await readFailed(page);
    const frame = window.locator('iframe');
    const mail = frame.contentFrame();
    await byText(mail, `Guten Tag ${NAME} Groß,`).waitFor();
    expect(await frame.getAttribute('sandbox')).toBe('');
    // The only image is the platform's logo, from this server.
    expect(await mail.locator('script').count()).toBe(0);
    expect(await mail.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual([
      '/apple-touch-icon.png',
    ]);
    // Its own style sheet is allowed: the button looks like one, and the column has its width.
    const button = byText(mail, 'Stand der Bewerbung ansehen');
    const look = await button.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element.closest('td') ?? element);
      return { backgroundColor, color: getComputedStyle(element).color };
    });
    expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(look.color).not.toBe(look.backgroundColor);
    // Links that open another person's application are hidden, and a click navigates nowhere: the mail stays.
    await byText(mail, `${origin}/…`).waitFor();
    const pages = context.pages().length;
    await button.click();
    await byRole(window, 'button', 'Schließen').last().focus();
    await button.waitFor();
    expect([context.pages().length, new URL(page.url()).pathname, dialogs]).toEqual([pages, '/admin', []]);
    expect(takeViolations()).toEqual([]);
    await context.close();
  });

  it('is sent again by a press, and arrives', async () => {
    const { page, context } = await openAsAdmin('/admin?tab=outbox');
    const window = await readFailed(page);
    hasNobody = false;
    await byRole(window, 'button', 'Erneut senden').click();
    await byText(page, `Die E-Mail an ${EMAIL} wird noch einmal gesendet.`).waitFor();
    await expect.poll(() => smtp.mails.map(({ to }) => to[0])).toContain(EMAIL);
    const received = smtp.mails.find(({ to }) => to[0] === EMAIL);
    // Complete, with the link that no administrator has seen.
    expect(received?.mail.text).toMatch(/\/applications\/status\/[\w-]{20,}/);
    const sent = mailRow(page).filter({ hasText: 'Versendet' });
    await expect
      .poll(async () => {
        if (!(await sent.isVisible())) await page.reload({ waitUntil: 'networkidle' });
        return sent.isVisible();
      })
      .toBe(true);
    await context.close();
  });
});

describe('O37 the plan of a company', () => {
  it(
    'is changed by an administrator after a look at what changes, and the company sees it; each other view is there',
    { tags: ['walk'] },
    async () => {
      const company = await openAsOwner('/company/1/subscription');
      const current = company.page.locator('section').filter({ has: byRole(company.page, 'heading', 'Aktueller Tarif') });
      await current.waitFor();
      expect(await byText(current, 'Basis').count()).toBe(0);

      const { page, context } = await openAsAdmin('/admin?tab=companies');
      await byRole(page, 'button', 'Ändern für Weserbund Versicherungen AG').click();
      const window = byRole(page, 'dialog', 'Abonnement ändern');
      await byLabel(window, 'Tarif').selectOption({ label: 'Basis' });
      await byRole(window, 'button', 'Änderung prüfen').click();
      const question = page.getByRole('alertdialog');
      await byText(question, 'Basis').first().waitFor();
      await byRole(question, 'button', 'Ja, übernehmen').click();
      await byText(page, 'Das Abonnement von Weserbund Versicherungen AG wurde geändert.').waitFor();
      await byText(byRole(page, 'row', /^Weserbund Versicherungen AG/), 'Basis')
        .first()
        .waitFor();
      for (const [tab, heading] of [
        ['overview', 'Was auf Sie wartet'],
        ['registrations', 'Registrierungen'],
        ['subscribers', 'Abonnenten'],
        ['payouts', 'Auszahlungen für Empfehlungen'],
        ['reports', 'Gemeldete Stellenanzeigen'],
        ['outbox', 'Ausgehende E-Mails'],
        ['messages', /^Nachrichten/],
      ] as const) {
        await goInside(page, `/admin?tab=${tab}`);
        await byRole(byRole(page, 'main'), 'heading', heading).first().waitFor();
        await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
        expect(await byRole(byRole(page, 'main'), 'alert').count(), tab).toBe(0);
      }
      await context.close();

      await company.page.reload();
      await byText(current, 'Basis').first().waitFor();
      await company.context.close();
    },
  );
});
