/** @module-tag full */
import { JOB_TEMPLATES } from '@stellwerk/domain';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);
const ID = 101;

/** A list item as Word puts it on the clipboard: a paragraph with its bullet in the text. */
const point = (text: string, marker: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=DE>
<h2>Das erwartet Sie</h2>
<p class=MsoNormal><span style='font-size:14.0pt;font-family:"Comic Sans MS";color:red'>Ein <b>wichtiger</b> Satz.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${point('Gleise messen', '·')}${point('Weichen prüfen', '·')}${point('Bericht schreiben', '1.')}
<script>alert(1)</script></body></html>`;

/** Pastes over the whole content of an editor, as the browser does it from the clipboard. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.click();
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

it('NL24 the editor has a toolbar, shows its HTML on request, and is 300 px high', async () => {
  const { page, context } = await open(`/company/1/jobs/${ID}/edit`);
  const editor = byRole(page, 'textbox', 'Ihr Profil');
  await editor.waitFor();
  const frame = page.locator('.sw-editor', { has: editor });
  expect((await frame.locator('.sw-editor-frame').boundingBox())?.height).toBe(300);
  const toolbar = byRole(frame, 'toolbar');
  await byRole(toolbar, 'button', 'Fett').waitFor();
  const text = (await editor.innerText()).split('\n')[0] ?? '';
  await byRole(toolbar, 'button', 'HTML-Quelltext').click();
  const source = await byRole(page, 'textbox', 'Ihr Profil: HTML-Quelltext').inputValue();
  expect(source).toMatch(/^<(?:p|ul|h3)>/);
  expect(source).toContain(text);
  await context.close();
});

describe('a text of Word that is pasted into a posting', () => {
  beforeAll(async () => {
    const desk = await open(`/company/1/jobs/${ID}/edit`);
    const editor = byRole(desk.page, 'textbox', 'Ihre Aufgaben');
    await paste(editor, WORD);
    await byRole(editor, 'listitem').first().waitFor();
    await byRole(desk.page, 'button', 'Stellenanzeige aktualisieren').click();
    await byText(desk.page, 'Stellenanzeige erfolgreich aktualisiert').first().waitFor();
    await desk.context.close();
  });

  it('is stored with its headings, lists and emphasis, and nothing of its looks', async () => {
    const { yourTasks } = await readAs<{ readonly yourTasks: string }>(owner, `/api/private/jobs/${ID}`);
    expect(yourTasks).toContain('<h3>Das erwartet Sie</h3>');
    expect(yourTasks).toMatch(/<p>Ein <strong>wichtiger<\/strong> Satz\.<\/p>/);
    expect(yourTasks).toMatch(/<ul><li>(?:<p>)?Gleise messen(?:<\/p>)?<\/li><li>(?:<p>)?Weichen prüfen(?:<\/p>)?<\/li><\/ul>/);
    expect(yourTasks).toMatch(/<ol><li>(?:<p>)?Bericht schreiben(?:<\/p>)?<\/li><\/ol>/);
    expect(yourTasks).not.toMatch(/style|class|mso|·|alert/i);
  });

  it.each(JOB_TEMPLATES)('looks right to visitors in %s', async (template) => {
    await fetch(`${origin}/api/private/jobs/${ID}/update-template`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ template: { id: Number(template.at(-1)) } }),
    });
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs/${ID}`);
    const heading = byRole(page, 'heading', 'Das erwartet Sie');
    await heading.waitFor();
    expect(
      await byRole(page, 'listitem')
        .filter({ hasText: /^(?:Gleise messen|Weichen prüfen|Bericht schreiben)$/ })
        .count(),
    ).toBe(3);
    const looks = await byText(page, 'wichtiger').evaluate((word) => {
      const sentence = word.parentElement ?? word;
      return [getComputedStyle(sentence).fontFamily.includes('Comic'), sentence.getAttribute('style')];
    });
    expect(looks).toEqual([false, null]);
    await context.close();
  });
});
