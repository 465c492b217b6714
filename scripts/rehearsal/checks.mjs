// Checks of the installed packages in a browser. Each throws an Error with the difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differences, measured, open } from './compare.mjs';
import { themeOf } from './examples.ts';

const pages = ['stepper', 'template', 'form'];
const looks = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
];

/** The examples look as they do from the sources: with the whole sheets, and with the sheets of their components alone. */
export async function sameLook(browser, installed, sources) {
  const found = [];
  for (const page of pages) {
    for (const look of looks) {
      const wanted = await measured(browser, sources, page, look);
      if (wanted.length < 20) found.push(`${page}: only ${wanted.length} elements`);
      for (const address of [page, `/parts.html?page=${page}`]) {
        const one = await measured(browser, installed, address, look);
        found.push(...differences(one, wanted).map((text) => `${address} ${look.width} ${look.theme}: ${text}`));
      }
    }
  }
  if (found.length > 0) throw new Error(`${found.length} differences (installed, then source):\n${found.slice(0, 12).join('\n')}`);
}

/** The server's markup is in the page before any script runs, and React hydrates it without a warning. */
export async function hydrates(browser, origin, app) {
  const { drawn } = await import(pathToFileURL(join(app, 'server/server.js')).href);
  const shell = readFileSync(join(app, 'dist/index.html'), 'utf8');
  for (const [page, html] of Object.entries(drawn)) {
    const text = shell.replace('<html', `<html data-page="${page}"`).replace('<div id="root"></div>', `<div id="root">${html}</div>`);
    if (!text.includes(html)) throw new Error('There is no root to draw into');
    writeFileSync(join(app, `dist/${page}-drawn.html`), text);
    const seen = await open(browser, origin, `/${page}-drawn.html`, {}, (tab) => tab.locator('#root').innerText());
    if (seen.length < 100) throw new Error(`${page}: the server draws next to nothing: ${seen}`);
  }
}

const styleOf = (element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderRadius];

const themed = [
  { name: 'design-system', page: 'stepper', control: (tab) => tab.getByRole('button', { name: 'Einstellen' }), text: 'button' },
  { name: 'forms', page: 'form', control: (tab) => tab.getByRole('button', { name: 'Bewerbung absenden' }), text: 'label' },
  { name: 'job-templates', page: 'template', control: (tab) => tab.getByRole('link', { name: 'Jetzt bewerben' }).first(), text: 'h1' },
];

/** The theme of each README, tried on its own example: brand colour, radius and typeface change, and differ from the default. */
export async function followsTheme(browser, origin) {
  for (const { name, page, control, text } of themed) {
    for (const address of [page, `/parts.html?page=${page}`]) {
      const look = await open(browser, origin, address, {}, async (tab) => {
        const read = async () => {
          const font = await tab
            .locator(`#root ${text}`)
            .first()
            .evaluate((element) => getComputedStyle(element).fontFamily);
          return [...(await control(tab).evaluate(styleOf)), font];
        };
        const before = await read();
        await tab.addStyleTag({ content: themeOf(name) });
        return { before, after: await read() };
      });
      const wanted = ['rgb(27, 63, 139)', '0px', 'Georgia, serif'];
      const wrong = wanted.filter((value, index) => look.after[index] !== value || look.before[index] === value);
      if (wrong.length > 0) throw new Error(`${address}: ${look.before.join(' / ')} becomes ${look.after.join(' / ')}`);
    }
  }
}

/** Every computed style of every element of a foreign page. */
function computed() {
  return [document.documentElement, ...document.querySelectorAll('body, body *:not(script)')].map((element) => {
    const style = getComputedStyle(element);
    // Our registered and inherited custom properties are visible everywhere and change nothing.
    return [...style].filter((name) => !name.startsWith('--')).map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
  });
}

/** All sheets together leave the headings, lists and buttons of a foreign page unchanged. */
export async function leavesForeignPagesAlone(browser, origin) {
  for (const theme of ['light', 'dark']) {
    const look = (path) => open(browser, origin, path, { theme, root: 'body' }, (tab) => tab.evaluate(computed));
    const [plain, withSheets] = [await look('/foreign.html'), await look('/foreign-with-sheets.html')];
    const changed = plain.flatMap((lines, index) => lines.filter((line) => !withSheets[index]?.includes(line)));
    if (plain.length < 30) throw new Error(`Only ${plain.length} elements`);
    if (changed.length > 0)
      throw new Error(`${theme}: ${changed.length} styles of the page have changed:\n${changed.slice(0, 12).join('\n')}`);
  }
}
