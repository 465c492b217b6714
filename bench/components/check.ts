/** Checks that a measured screen works: the same steps by role and name, whatever library renders it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Browser, Page } from 'playwright-core';
import { production } from '../../scripts/lib/bundle.ts';
import { root } from '../lib/build.ts';
import { serveFolder } from '../lib/static.ts';

export type ScreenKind = 'button' | 'dialog' | 'form' | 'job';

function expectThat(met: boolean, what: string): void {
  if (!met) throw new Error(what);
}

async function button(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewerbung absenden' }).click();
  expectThat((await page.title()) === 'gedrückt', 'a press is not heard');
}

async function dialog(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Öffnen' });
  const box = page.getByRole('dialog', { name: 'Bewerbung zurückziehen?' });
  await open.click();
  await box.getByText('Das Unternehmen sieht Ihre Bewerbung').waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await open.click();
  await box.getByRole('button', { name: 'Zurückziehen' }).click();
  await box.waitFor({ state: 'hidden' });
  expectThat((await page.title()) === 'gedrückt', 'the confirmation is not heard');
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });

async function form(page: Page): Promise<void> {
  const box = page.getByRole('form', { name: 'Bewerbung' });
  const submit = box.getByRole('button', { name: 'Bewerbung absenden' });
  await submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'noch nicht abgesendet' });
  await alert.getByRole('link').first().waitFor();
  expectThat((await alert.getByRole('link').count()) >= 4, 'the summary leads to fewer than four fields');
  for (const text of ['Bitte geben Sie Ihren Vornamen an.', 'Bitte geben Sie Ihren Nachnamen an.'])
    await box.getByText(text).first().waitFor();
  await box.getByRole('textbox', { name: /^Vorname/ }).fill('Mira');
  await box.getByRole('textbox', { name: /^Nachname/ }).fill('Lindner');
  await box.getByRole('textbox', { name: /^E-Mail/ }).fill('mira.lindner@post.example');
  await box.getByRole('textbox', { name: /^Telefon/ }).fill('040 123456');
  await box.getByRole('textbox', { name: /^Nachricht/ }).fill('Guten Tag.');
  await box.getByRole('switch', { name: 'LinkedIn-Profil angeben' }).click();
  await box.getByRole('textbox', { name: /^LinkedIn-Profil-URL/ }).fill('https://www.linkedin.com/in/mira');
  const files = box.locator('input[type=file]');
  expectThat((await files.count()) === 4, 'there are not four places for files');
  await files.first().setInputFiles({ ...pdf('lebenslauf.exe') });
  await box
    .getByText(/Dateiformat ist nicht erlaubt/)
    .first()
    .waitFor();
  await files.first().setInputFiles(pdf('lebenslauf.pdf'));
  await box.getByText('lebenslauf.pdf').first().waitFor();
  const ticks = box.getByRole('checkbox');
  await ticks.nth(0).check({ force: true });
  await ticks.nth(1).check({ force: true });
  await box.getByRole('checkbox', { name: 'Newsletter abonnieren' }).check({ force: true });
  await submit.click();
  await page.waitForFunction(() => document.title === 'gesendet');
}

async function job(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /Leit- und Sicherungstechnik/ }).waitFor();
  for (const name of ['Ihre Aufgaben', 'Ihr Profil', 'Wir bieten', 'Über uns']) await page.getByRole('heading', { name }).first().waitFor();
  const apply = page.getByRole('link', { name: /bewerben/i }).first();
  expectThat((await apply.getAttribute('href')) === '/jobs/view/42/apply', 'nothing leads to the application');
  for (const text of ['Katharina Brandt', 'Abstimmung mit Betrieb und Aufsicht', 'Bahntechnik', 'ETCS'])
    await page.getByText(text).first().waitFor();
  await page.getByRole('button', { name: /Video/ }).first().click();
  await page.locator('iframe[src*="youtube-nocookie"]').waitFor();
}

const steps: Readonly<Record<ScreenKind, (page: Page) => Promise<void>>> = { button, dialog, form, job };

const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Prüfung</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;

/**
 * Builds a screen with React as a page and uses it.
 * @param home the folder whose node_modules the screen uses
 * @throws Error with the failed step
 */
export async function checkScreen(browser: Browser, kind: ScreenKind, home: string, screen: string, folder: string): Promise<void> {
  const source = join(folder, 'source');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), html);
  writeFileSync(join(source, 'main.js'), `import ${JSON.stringify(join(root, 'bench/components/mount.ts'))};\n`);
  await build({
    ...production(source),
    plugins: [
      {
        name: 'screen',
        enforce: 'pre',
        resolveId: {
          order: 'pre',
          // The page uses the screen's React: two copies would not work together.
          handler(id) {
            if (id === 'virtual:screen') return this.resolve(screen);
            return /^react(-dom)?($|\/)/.test(id) ? this.resolve(id, join(home, 'index.js'), { skipSelf: true }) : undefined;
          },
        },
      },
    ],
    build: { outDir: join(folder, 'out'), emptyOutDir: true, target: 'es2022', rolldownOptions: { onwarn: () => {} } },
  });
  const site = await serveFolder(join(folder, 'out'), {});
  const page = await browser.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.route(/youtube/, (route) => route.abort());
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    const picture = process.env.BENCH_PICTURES;
    if (picture !== undefined) await page.screenshot({ path: `${picture}-${basename(folder)}.png`, fullPage: true });
    await steps[kind](page);
    expectThat(errors.length === 0, errors.join('; '));
  } finally {
    await page.close();
    await site.stop();
  }
}
