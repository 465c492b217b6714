// The pages of the fresh app: the examples of the READMEs, once with whole sheets, once with the sheets of their components alone.
import { allEntries } from './examples.ts';

const shell = (script, body = '<div id="root"></div>') => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Probe</title>
    <link rel="icon" href="data:," />
    <style>body { margin: 0 }</style>
  </head>
  <body>
    ${body}${script === '' ? '' : `\n    <script type="module" src="/src/${script}"></script>`}
  </body>
</html>
`;

const start = `
// Rendered on the server already? Then the browser takes it over, and says so when it would have rendered something else.
const wanted = document.documentElement.dataset.page ?? new URLSearchParams(location.search).get('page') ?? 'form';
const Page = pages[wanted];
const root = document.getElementById('root');
if (root && Page) {
  if (root.childElementCount > 0) hydrateRoot(root, <Page />, { onRecoverableError: (error) => console.error(error) });
  else createRoot(root).render(<StrictMode><Page /></StrictMode>);
}
`;

const main = `
import { StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pages as examples } from './pages';
import { StatusBadge } from '@stellwerk/design-system/patterns/status-badge';
import { APPLICATION_STATUSES } from '@stellwerk/domain/application/codes';
import { line, status } from './readme/domain-1';

const pages: Record<string, ComponentType> = {
  ...examples,
  labels: () => (
    <div className="sw-page" style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 40px', padding: 24 }}>
      {APPLICATION_STATUSES.map((code) => <StatusBadge key={code} status={code} audience="candidate" />)}
    </div>
  ),
  sentence: () => <p>{line}, {status}</p>,
};
${start}`;

const parts = `
import { StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Example as Form } from './parts/forms-1';
import { Example as Template } from './parts/job-templates-1';
import { Example as Stepper } from './parts/design-system-1';

const pages: Record<string, ComponentType> = { stepper: Stepper, template: Template, form: Form };
${start}`;

const pages = `
import type { ComponentType } from 'react';
import { Example as Stepper } from './readme/design-system-1';
import { Example as Template } from './readme/job-templates-1';
import { Example as Form } from './readme/forms-1';

export const pages: Record<string, ComponentType> = { stepper: Stepper, template: Template, form: Form };
`;

const server = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pages } from './pages';
import { respond } from './readme/server-rendering/1';

/** Page → what the server sends. */
export const drawn = Object.fromEntries(Object.entries(pages).map(([name, Page]) => [name, renderToString(createElement(Page))]));
if (!respond(new Date(0)).includes('Fachplanung Signaltechnik')) throw new Error('The example of the server draws nothing');
`;

/** Content of a foreign page. */
const foreign = `<h1>Gast</h1><h2>Gast</h2><h3>Gast</h3><p>Absatz mit <a href="/">Verweis</a>, <strong>fett</strong>, <code>Code</code></p>
    <ul><li>Punkt</li></ul><ol><li>Punkt</li></ol><dl><dt>Begriff</dt><dd>Erklärung</dd></dl><blockquote>Zitat</blockquote><hr>
    <table><caption>Tafel</caption><tbody><tr><th>Kopf</th><td>Zelle</td></tr></tbody></table>
    <form><fieldset><legend>Gruppe</legend><label>Feld <input></label><input type="checkbox"><select><option>Wahl</option></select>
    <textarea></textarea><button type="button">Knopf</button></fieldset></form><details><summary>Mehr</summary>Text</details>
    <img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"><svg width="10" height="10"></svg>`;

/** Path → text of each of our files in the fresh app. */
export function appPages() {
  const { modules, sheets } = allEntries();
  return {
    'index.html': shell('main.tsx'),
    'parts.html': shell('parts.tsx'),
    'foreign.html': shell('', foreign),
    'foreign-with-sheets.html': shell('sheets.ts', foreign),
    'src/main.tsx': main,
    'src/parts.tsx': parts,
    'src/pages.ts': pages,
    'src/server.ts': server,
    // Importing every module checks every declaration and bundles every file.
    'src/entries.ts': [
      ...modules.map((entry, index) => `import * as e${index} from '${entry}';`),
      `export const entries: readonly object[] = [${modules.map((_, index) => `e${index}`).join(', ')}];\n`,
    ].join('\n'),
    'src/sheets.ts': sheets.map((entry) => `import '${entry}';\n`).join(''),
  };
}
