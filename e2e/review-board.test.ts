/** @module-tag full */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { BoardScreen } from '../.storybook/board/model';
import type { Verdict } from '../.storybook/review/model';
import { boardScript, buildPage } from '../scripts/review/page';
import { startReviewServer } from '../scripts/review/server';
import { picture, plainPicture, sampleBoard, sampleScreen } from '../scripts/review/testing/sample-board';
import { browserOfWorker, visit } from './support/browser';
import { byLabel, byRole, byText } from './support/find';
import { enter, tabTo, type, typeInto } from './support/keyboard';

const folder = mkdtempSync(join(tmpdir(), 'stellwerk-board-'));
const [page, pictures, storybook] = [join(folder, 'page'), join(folder, 'page/pictures'), join(folder, 'storybook')];
await buildPage(page);
for (const path of [pictures, storybook]) mkdirSync(path);
for (const [name, width, colour] of [
  ['wide', 1280, [20, 90, 160]],
  ['narrow', 390, [20, 120, 80]],
  ['approved', 390, [200, 200, 200]],
  ['marked', 390, [220, 0, 0]],
] as const) {
  writeFileSync(join(pictures, `${name}.png`), plainPicture(width, 600, colour));
}

const withPictures = (screen: BoardScreen): BoardScreen => ({
  ...screen,
  stories: screen.stories.map((story) => ({
    ...story,
    pictures: story.pictures.map((one) => ({ ...one, now: one.width === 390 ? 'narrow' : 'wide' })),
  })),
});
const profile = withPictures(sampleScreen('Konto/Profil'));
const changed = withPictures(
  sampleScreen('Konto/Nachrichten', {
    fallen: '1 von 1 Bild sehen anders aus: Voll (390 px, hell: geändert).',
    review: { screen: 'Konto/Nachrichten', state: 'approved', who: 'Jana Petersen', when: '2026-11-20', remark: '' },
    stories: [
      {
        id: 'nachrichten--voll',
        name: 'Voll',
        pictures: [picture('nachrichten--voll.390.light', { change: 'changed', before: 'approved', marked: 'marked' })],
      },
    ],
  }),
);
const board = sampleBoard([profile, changed, withPictures(sampleScreen('Verwaltung/Postausgang'))]);

const written: Verdict[] = [];
const { url, server } = await startReviewServer({ board, page, pictures, storybook, write: (verdict) => written.push(verdict) });
const browser = await browserOfWorker();
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const card = (shown: Page, title: string) => byRole(shown, 'article', title);

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Violations that axe finds on the page, and a page that is wider than its window. */
async function violationsOf(shown: Page): Promise<readonly string[]> {
  await shown.evaluate(axe);
  return shown.evaluate(async () => {
    const run: unknown = Reflect.get(Reflect.get(globalThis, 'axe') as object, 'run');
    const { violations } = (await (run as () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>)()) ?? {};
    const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
    return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`), ...wide];
  });
}

describe('board of approvals', () => {
  it('is used by keyboard alone: open a screen, note, approve, send the next one back', async () => {
    const { page: shown, complaints } = await visit(browser);
    await shown.goto(url);
    await enter(shown, byRole(shown, 'link', 'Profil'));
    await byRole(shown, 'heading', 'Profil').waitFor();
    await enter(shown, byRole(shown, 'button', 'Hinweis zu Voll, 390 px, dunkel'));
    await byLabel(shown, 'Hinweis zu Voll, 390 px, dunkel').and(shown.locator(':focus')).waitFor();
    await type(shown, 'Rand ist eng');
    await enter(shown, byRole(shown, 'button', 'Mit Hinweis freigeben'));
    const dialog = byRole(shown, 'dialog', 'Mit Hinweis freigeben');
    await enter(shown, byRole(dialog, 'button', 'Mit Hinweis freigeben'));
    await byText(dialog, 'Bitte nennen Sie Ihren Namen.').waitFor();
    await typeInto(shown, byLabel(dialog, 'Ihr Name'), 'Jana Petersen');
    await shown.keyboard.press('Enter');
    await byRole(shown, 'status').filter({ hasText: 'Gespeichert.' }).waitFor();
    expect(written).toMatchObject([
      {
        screen: 'Konto/Profil',
        state: 'approved',
        who: 'Jana Petersen',
        notes: [{ picture: 'konto-profil--voll.390.dark', text: 'Rand ist eng' }],
        seen: { pictures: { 'konto-profil--voll.1280.light': 'wide' } },
      },
    ]);
    // The screen whose approval has fallen is the next one; the name is known by now.
    await enter(shown, byRole(shown, 'link', 'Weiter: Konto/Nachrichten'));
    await byText(shown, /Voll \(390 px, hell: geändert\)/).waitFor();
    for (const name of ['Freigegeben', 'Jetzt', 'Unterschied']) await byRole(shown, 'img', `Voll, 390 px, hell, ${name}`).waitFor();
    await enter(shown, byRole(shown, 'button', 'Zurückgeben'));
    const back = byRole(shown, 'dialog', 'Zurückgeben');
    await enter(shown, byRole(back, 'button', 'Zurückgeben'));
    await byText(back, 'Bitte schreiben Sie einen Hinweis, hier oder an einem Bild.').waitFor();
    await typeInto(shown, byLabel(back, 'Hinweis'), 'Der Abstand fehlt');
    await enter(shown, byRole(back, 'button', 'Zurückgeben'));
    await byRole(shown, 'status').filter({ hasText: 'Gespeichert.' }).waitFor();
    expect(written[1]).toMatchObject({
      screen: 'Konto/Nachrichten',
      state: 'changes-requested',
      who: 'Jana Petersen',
      remark: 'Der Abstand fehlt',
    });
    await enter(shown, byRole(shown, 'link', 'Alle Bildschirme'));
    await byText(card(shown, 'Konto/Profil'), 'Freigegeben').waitFor();
    await tabTo(shown, byLabel(shown, 'Stand'));
    for (const _ of ['In Prüfung', 'Freigegeben', 'Änderung gewünscht']) await shown.keyboard.press('ArrowDown');
    await byText(shown, '1 von 3 Bildschirmen').waitFor();
    await byText(card(shown, 'Konto/Nachrichten'), 'Änderung gewünscht').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('is accessible at %i px, %s', async (width, colorScheme) => {
    const { page: shown } = await visit(browser, { width });
    await shown.emulateMedia({ colorScheme });
    await shown.goto(url);
    await card(shown, 'Konto/Profil').waitFor();
    expect(await violationsOf(shown)).toEqual([]);
    await shown.goto(`${url}#${encodeURIComponent('Verwaltung/Postausgang')}`);
    await byRole(shown, 'button', 'Hinweis zu Voll, 390 px, hell').click();
    expect(await violationsOf(shown)).toEqual([]);
    await byRole(shown, 'button', 'Zurückgeben').click();
    await byRole(shown, 'dialog', 'Zurückgeben').waitFor();
    expect(await violationsOf(shown)).toEqual([]);
  });

  it('saves decisions in a file where no server takes them, and opens from a folder', async () => {
    writeFileSync(join(page, 'data.js'), boardScript({ ...board, destination: { kind: 'file' } }));
    const { page: shown } = await visit(browser, { own: true });
    await shown.goto(`file://${join(page, 'index.html')}#${encodeURIComponent('Konto/Profil')}`);
    await byRole(shown, 'button', 'Freigeben').click();
    const dialog = byRole(shown, 'dialog', 'Freigeben');
    await byLabel(dialog, 'Ihr Name').fill('Jana Petersen');
    await byRole(dialog, 'button', 'Freigeben').click();
    await byText(shown, /Gemerkt\./).waitFor();
    await byRole(shown, 'link', 'Alle Bildschirme').click();
    const [download] = await Promise.all([
      shown.waitForEvent('download'),
      byRole(shown, 'button', 'Datei mit 1 Entscheidung speichern').click(),
    ]);
    expect(download.suggestedFilename()).toBe('freigaben.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject([{ screen: 'Konto/Profil', state: 'approved' }]);
  });
});
