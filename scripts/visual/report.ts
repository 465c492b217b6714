import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare.ts';
import type { Photograph } from './photograph.ts';

export interface Findings {
  readonly before: string;
  readonly after: string;
  readonly camera: string;
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** Stories that did not come to their end now. */
  readonly faults: readonly Photograph[];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const themeNames = { light: 'hell', dark: 'dunkel' } as const;
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 });

const kindOf = ({ before, after, share }: Difference): string => {
  if (before === undefined) return 'neu';
  if (after === undefined) return 'entfallen';
  return `${percent.format(Math.max(share, 0.0001))} der Bildpunkte`;
};

function figure(folder: string, name: string, caption: string, png: Buffer | undefined): string {
  if (png === undefined) return `<figure><figcaption>${caption}</figcaption><p>–</p></figure>`;
  writeFileSync(join(folder, name), png);
  return `<figure><figcaption>${caption}</figcaption><a href="${encodeURIComponent(name)}"><img loading="lazy" src="${encodeURIComponent(name)}" alt="${caption}"></a></figure>`;
}

function section(folder: string, difference: Difference): string {
  const { key, before, after, marked } = difference;
  const shown = after ?? before;
  if (shown === undefined) return '';
  const figures = [
    figure(folder, `${key}.vorher.png`, 'Vorher', before?.png),
    figure(folder, `${key}.nachher.png`, 'Nachher', after?.png),
    figure(folder, `${key}.unterschied.png`, 'Unterschied', marked),
  ];
  return `<section><h2>${escape(shown.title)}: ${escape(shown.name)}</h2><p>${themeNames[shown.theme]} · ${kindOf(difference)}</p><div>${figures.join('')}</div></section>`;
}

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14202b; background: #faf8f4; }
  body { max-width: 1440px; margin: 0 auto; padding: 32px 24px 96px; }
  h2 { margin: 0; font-size: 18px; }
  section { padding: 24px 0; border-top: 1px solid #cfd5da; }
  section p { margin: 0 0 12px; }
  section div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: 14px; }
  img { max-width: 100%; border: 1px solid #cfd5da; background: #fff; }`;

/** Writes the report, one page with before, after and difference side by side, and gives its path. */
export function writeReport(folder: string, findings: Findings): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { before, after, camera, compared, differences, faults } = findings;
  const page = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bildvergleich</title><style>${style}</style></head>
<body>
<h1>Bildvergleich</h1>
<p>${escape(before)} → ${escape(after)} · ${compared} Bilder · ${differences.length} verschieden · ${escape(camera)}</p>
${faults.length === 0 ? '' : `<h2>Nicht bis zum Ende gelaufen</h2><ul>${faults.map(({ key, fault }) => `<li>${escape(key)}: ${escape(fault ?? '')}</li>`).join('')}</ul>`}
${differences.length === 0 ? '<p>Kein Bild hat sich geändert.</p>' : differences.map((difference) => section(folder, difference)).join('\n')}
</body>
</html>
`;
  const path = join(folder, 'index.html');
  writeFileSync(path, page);
  return path;
}
