/** @module-tag full */
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');
const open = opener(browser, recruiter);

/** One pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** One pixel as well, in a format that logos and portraits may not have. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const asVisitor = async (path: string): Promise<number> => (await fetch(origin + path)).status;

describe('the focus pages of a company', () => {
  it(
    'CF01 CF02 CF03 CF08 CF10 CF11 CF23 a recruiter writes one with a cover, publishes it, takes it back and deletes it',
    { tags: ['walk'] },
    async () => {
      const { page, context, complaints } = await open('/company/1/dashboard?tab=focus');
      await byRole(page, 'button', 'Fokusseite erstellen').click();
      const dialog = byRole(page, 'dialog', 'Fokusseite erstellen');
      await byRole(dialog, 'toolbar', 'Inhalt: Formatierung').waitFor();
      await byRole(dialog, 'button', 'Speichern').click();
      await byText(dialog, 'Bitte geben Sie einen Titel ein.').waitFor();
      await byLabel(dialog, /^Titel/)
        .first()
        .fill('Größe zeigen');
      await byLabel(dialog, /^Beschreibung/).fill('Im Norden.');
      await dialog.locator('[contenteditable=true]').fill('Wir messen Gleise.');
      await dialog.locator('input[type=file]').setInputFiles({ name: 'titel.png', mimeType: 'image/png', buffer: png });
      await byRole(dialog, 'button', 'Speichern').click();
      await byText(page, 'Fokusseite wurde erstellt').waitFor();
      const card = byRole(page, 'article').filter({ hasText: 'Größe zeigen' });
      await byText(card, 'Entwurf').waitFor();
      expect(await asVisitor('/showcase/groesse-zeigen')).toBe(404);

      const published = page.waitForResponse((response) => response.url().endsWith('/status'));
      await byRole(card, 'button', 'Veröffentlichen: Größe zeigen').click();
      expect((await published).ok()).toBe(true);
      const visitor = await visit(browser);
      await visitor.page.goto(`${origin}/showcase/groesse-zeigen`);
      await byRole(visitor.page, 'heading', 'Größe zeigen', { level: 1 }).waitFor();
      await byText(visitor.page, 'Wir messen Gleise.').waitFor();
      await visitor.context.close();

      const withdrawn = page.waitForResponse((response) => response.url().endsWith('/status'));
      await byRole(card, 'button', 'Zurückziehen: Größe zeigen').click();
      expect((await withdrawn).ok()).toBe(true);
      expect(await asVisitor('/showcase/groesse-zeigen')).toBe(404);

      await byRole(card, 'button', 'Löschen: Größe zeigen').click();
      await byRole(page, 'button', 'Ja, löschen').click();
      await byText(page, 'Fokusseite wurde gelöscht').waitFor();
      // Before it was withdrawn, visitors did not find it either.
      await page.reload();
      await byRole(page, 'button', 'Fokusseite erstellen').waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      expect(await card.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('CF12 takes any kind of picture as the cover, says which size is best, and refuses what is no picture', async () => {
    const { page, context } = await open('/company/1/dashboard?tab=focus');
    await byRole(page, 'button', 'Fokusseite erstellen').click();
    const dialog = byRole(page, 'dialog', 'Fokusseite erstellen');
    await byLabel(dialog, /^Titel/)
      .first()
      .fill('Bewegte Bilder');
    await byLabel(dialog, /^Beschreibung/).fill('Im Norden.');
    const cover = byLabel(dialog, /^Titelbild/);
    expect(await cover.getAttribute('accept')).toBe('image/*');
    await byText(dialog, 'Empfohlen: 1200 x 630 px').waitFor();
    await cover.setInputFiles({ name: 'titel.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await byText(dialog, 'Bitte wählen Sie ein Bild aus.').first().waitFor();
    await cover.setInputFiles({ name: 'titel.gif', mimeType: 'image/gif', buffer: gif });
    const stored = page.waitForResponse((response) => response.url().endsWith('/cover-image'));
    await byRole(dialog, 'button', 'Speichern').click();
    expect((await stored).status()).toBe(201);
    const picture = byRole(page, 'article').filter({ hasText: 'Bewegte Bilder' }).locator('img');
    await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/api\/media\/images\//);
    const served = await fetch(new URL((await picture.getAttribute('src')) ?? '', origin));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await context.close();
  });
});
