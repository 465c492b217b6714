/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText, textsOf } from './support/find';

const { origin, browser } = await startDemo();

interface Found {
  readonly total: number;
  readonly jobs: readonly { readonly id: number; readonly title: string; readonly distance?: number }[];
}

async function ask(query: string): Promise<Found> {
  const answer: Found = await (await fetch(`${origin}/api/jobs?${query}`)).json();
  return answer;
}
const titles = (page: Page) => page.locator('main h3');
const countOf = ({ total }: Found): string => (total === 1 ? '1 Stellenanzeige' : `${total} Stellenanzeigen`);

describe('the list near a place', () => {
  it('O94 looks around a place that is typed and chosen, says how far each posting is, and the address tells it to others', async () => {
    const { page, complaints, context } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    const place = byLabel(page, 'Ort oder PLZ');
    await place.pressSequentially('götting');
    await page.locator('datalist option[value="Göttingen"]').waitFor({ state: 'attached' });
    await place.fill('Göttingen');
    await page.waitForURL(`${origin}/jobs?near=G%C3%B6ttingen`);
    const found = await ask('near=Göttingen&pageSize=20');
    await byRole(page, 'heading', `${countOf(found)} im Umkreis von 25 km um Göttingen`, { level: 2 }).waitFor();
    expect(await textsOf(titles(page))).toEqual(found.jobs.slice(0, 20).map(({ title }) => title));
    expect(await page.locator('main li').filter({ hasText: 'Göttingen, 0\u00a0km' }).count()).toBeGreaterThan(0);

    await byLabel(page, 'Umkreis').selectOption('100');
    await page.waitForURL(`${origin}/jobs?near=G%C3%B6ttingen&radius=100`);
    const wide = await ask('near=Göttingen&radius=100&pageSize=20');
    expect(wide.total).toBeGreaterThan(found.total);
    await byRole(page, 'heading', `${countOf(wide)} im Umkreis von 100 km um Göttingen`, { level: 2 }).waitFor();

    const shared = await visit(browser, { javaScriptEnabled: false });
    await shared.page.goto(page.url());
    await byRole(shared.page, 'heading', `${countOf(wide)} im Umkreis von 100 km um Göttingen`, { level: 2 }).waitFor();
    await shared.context.close();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([true, false])(
    'O94 offers the next circle that has something where nothing is near, with scripts: %s',
    async (javaScriptEnabled) => {
      const { page, context } = await visit(browser, { javaScriptEnabled });
      await page.goto(`${origin}/jobs?near=Cloppenburg&remote=exclude&sort=title`);
      await byRole(page, 'heading', '0 Stellenanzeigen im Umkreis von 25 km um Cloppenburg', { level: 2 }).waitFor();
      const wide = `${countOf(await ask('near=Cloppenburg&radius=50&remote=exclude'))} im Umkreis von 50 km um Cloppenburg`;
      await byRole(page, 'link', wide).click();
      await page.waitForURL(`${origin}/jobs?near=Cloppenburg&radius=50&remote=exclude&sort=title`);
      await byRole(page, 'heading', wide, { level: 2 }).waitFor();
      await page.goto(`${origin}/jobs?near=Passau&radius=100&remote=exclude`);
      await byRole(page, 'link', `${countOf(await ask('remote=exclude'))} an allen Orten`).click();
      await page.waitForURL(`${origin}/jobs?remote=exclude`);
      await context.close();
    },
  );

  it('O94 says at the field that it does not know a place, keeps the text, and goes on', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    await byLabel(page, 'Ort oder PLZ').fill('Hambrug');
    await page.keyboard.press('Enter');
    await byText(page, 'Den Ort „Hambrug“ kennen wir nicht. Meinten Sie „Hamburg“?').waitFor();
    expect(await byLabel(page, 'Ort oder PLZ').inputValue()).toBe('Hambrug');
    expect(await byLabel(page, 'Ort oder PLZ').getAttribute('aria-invalid')).toBe('true');
    await byRole(page, 'link', 'Meinten Sie „Hamburg“?').click();
    await byRole(page, 'heading', `${countOf(await ask('near=Hamburg'))} im Umkreis von 25 km um Hamburg`, { level: 2 }).waitFor();
    expect(await byLabel(page, 'Ort oder PLZ').inputValue()).toBe('Hamburg');
    await context.close();
  });
});

describe('the filters', () => {
  it('PL06 PL07 work by keyboard alone, are named as chips, and a chip takes its filter back', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    await byLabel(page, 'Arbeitsmodell').focus();
    await page.keyboard.type('Hyb');
    await page.waitForURL(/workingModel=Hybrid/);
    // Past the contract, which stands between them.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ab 50');
    await page.waitForURL(/payMin=50000/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL(/pay=required/);
    const both = await ask('workingModel=Hybrid&payMin=50000&pay=required');
    await byRole(page, 'heading', countOf(both), { level: 2 }).waitFor();
    const chip = byRole(page, 'button', 'Filter entfernen: Hybrid');
    await chip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/jobs?payMin=50000&pay=required`);
    const count = byRole(page, 'heading', countOf(await ask('payMin=50000&pay=required')), { level: 2 });
    await count.waitFor();
    await chip.waitFor({ state: 'detached' });
    expect(await count.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await context.close();
  });

  it('are in a window on a phone, which says how many postings are left', async () => {
    const { page, context } = await visit(browser, { width: 390 });
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    await byRole(page, 'button', 'Filter').click();
    const dialog = byRole(page, 'dialog', 'Filter');
    await byLabel(dialog, 'Arbeitsmodell').selectOption('Remote');
    await page.waitForURL(/workingModel=Remote/);
    const found = await ask('workingModel=Remote');
    await byRole(dialog, 'button', `${countOf(found)} anzeigen`).click();
    await dialog.waitFor({ state: 'detached' });
    await byRole(page, 'heading', countOf(found), { level: 2 }).waitFor();
    expect(await byRole(page, 'button', 'Filter (1)').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await context.close();
  });

  it.each([1280, 390])('are a plain form where no script runs, %i px wide', async (width) => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false, width });
    await page.goto(`${origin}/jobs`);
    await byLabel(page, 'Ort oder PLZ').fill('Bremen');
    await byLabel(page, 'Umkreis').selectOption('50');
    await byLabel(page, 'Beschäftigungsart').selectOption('Vollzeit');
    await byLabel(page, 'Befristung').selectOption('Unbefristet');
    await byRole(page, 'checkbox', 'Ohne Remote-Stellen').check();
    await byRole(page, 'button', 'Suchen').click();
    const found = await ask('near=Bremen&radius=50&employment=Vollzeit&contract=permanent&remote=exclude&pageSize=20');
    await byRole(page, 'heading', `${countOf(found)} im Umkreis von 50 km um Bremen`, { level: 2 }).waitFor();
    expect(await textsOf(titles(page))).toEqual(found.jobs.map(({ title }) => title));
    expect(await byLabel(page, 'Ort oder PLZ').inputValue()).toBe('Bremen');
    await context.close();
  });

  it('and the place on the page are there again after a posting', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs?employment=Vollzeit&page=2`, { waitUntil: 'networkidle' });
    const found = await ask('employment=Vollzeit&page=2&pageSize=20');
    const last = byRole(page, 'link', found.jobs.at(-1)?.title ?? '').last();
    await last.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    await last.click();
    await page.waitForURL(`${origin}/jobs/${found.jobs.at(-1)?.id}`);
    await byRole(page, 'heading', found.jobs.at(-1)?.title ?? '', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(`${origin}/jobs?employment=Vollzeit&page=2`);
    await last.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, top);
    expect(await byLabel(page, 'Beschäftigungsart').inputValue()).toBe('Vollzeit');
    await context.close();
  });
});
