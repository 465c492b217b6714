/** @module-tag full */
import { given } from '@stellwerk/testing/given';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);
const job = given(
  (await readAs<readonly { readonly id: number; readonly title: string }[]>(owner, '/api/private/jobs/get-company-jobs/1'))[0],
);

const DESIGN = /\/api\/private\/jobs\/\d+\/update-template$/;
const NAMES = ['Klassisch', 'Moderne Alternative', 'Konservatives Business'];

it(
  'JM75 JM76 JM77 JM78 JM79 JM80 JM82 the design of a job is chosen, says why it was not saved, then is sent, and the page is loaded anew',
  { tags: ['walk'] },
  async () => {
    const { page, context, calls } = await open('/company/1/dashboard?tab=jobs');
    await byRole(page, 'button', `Weitere Aktionen zu ${job.title}`).click();
    await byRole(page, 'menuitem', 'Design ändern').click();
    const dialog = byRole(page, 'dialog', 'Design ändern');
    const designs = byRole(dialog, 'radio');
    await designs.first().waitFor();
    expect(await designs.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual([
      'template1',
      'template2',
      'template3',
    ]);
    for (const name of NAMES) await byRole(dialog, 'radio', name).check();
    await byLabel(dialog, 'Profiltyp').selectOption('Führungskraft');
    const save = () => byRole(dialog, 'button', 'Speichern').click();

    await page.evaluate(() => localStorage.removeItem('jwt_token'));
    await save();
    await byText(dialog, 'Kein JWT-Token gefunden. Bitte melden Sie sich an.').first().waitFor();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await page.evaluate((token) => localStorage.setItem('jwt_token', token), owner.token);
    for (const [status, message, text] of [
      [500, '', 'Fehler beim Aktualisieren des Templates: 500'],
      [418, 'Aus dem Server', 'Aus dem Server'],
    ] as const) {
      await page.route(DESIGN, (route) => route.fulfill({ status, json: { success: false, message } }));
      await save();
      await byText(dialog, text).first().waitFor();
      await page.unroute(DESIGN);
    }

    const [request] = await Promise.all([page.waitForRequest(DESIGN), save()]);
    expect([request.method(), new URL(request.url()).pathname]).toEqual(['PATCH', `/api/private/jobs/${job.id}/update-template`]);
    expect(request.postDataJSON()).toEqual({ template: { id: 3 }, jobProfileType: 'EXECUTIVE' });
    await byText(page, 'Template erfolgreich aktualisiert').first().waitFor();
    await page.waitForURL(({ searchParams }) => /^\d{13}$/.test(searchParams.get('t') ?? '') && searchParams.get('tab') === 'jobs');
    expect(await readAs(owner, `/api/private/jobs/${job.id}`)).toMatchObject({ templateType: 'template3', jobProfileType: 'EXECUTIVE' });
    await context.close();
  },
);
