import { JOB_TEMPLATES } from '@stellwerk/domain';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepsContractOnServer } from '@stellwerk/testing/on-server';
import { cases } from './all.cases';
import * as designs from './index';
import { JobKlassisch } from './klassisch';
import { JobKonservativ } from './konservativ';
import { JobModern } from './modern';
import { emptyJob, fullJob, listJob, longJob, propsOf } from './tests/samples';

keepsContractOnServer(designs, cases);

describe('entries', () => {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

  it.each(['klassisch', 'modern', 'konservativ'])('%s has one for its code and one for its sheet', (design) => {
    expect(manifest.exports[`./${design}`]).toEqual({
      '@stellwerk/source': `./src/${design}/index.ts`,
      types: `./dist/${design}.d.ts`,
      default: `./dist/${design}.js`,
    });
    expect(manifest.exports[`./${design}.css`]).toEqual({
      '@stellwerk/source': `./src/${design}/${design}.css`,
      default: `./dist/${design}.css`,
    });
  });
});

it.each(JOB_TEMPLATES)('%s has the brand color of its company', (template) => {
  const company = { ...fullJob.company, brandColor: '#1b3f8b' };
  const html = renderToString(
    <designs.JobTemplateView {...propsOf({ ...fullJob, template, company })} className="own" style={{ order: 1 }} />,
  );
  expect(html).toMatch(/<article [^>]*class="sw-job [^"]*sw-branded own"[^>]* style="--sw-brand:#1b3f8b;order:1"/);
  expect(renderToString(<designs.JobTemplateView {...propsOf({ ...fullJob, template })} />)).not.toContain('sw-branded');
});

describe('on the server', () => {
  const each = { template1: JobKlassisch, template2: JobModern, template3: JobKonservativ } as const;

  it.each(JOB_TEMPLATES)('%s is what a job with that template is shown in, whole and without a script', (template) => {
    const Design = each[template];
    for (const job of [fullJob, emptyJob, listJob, longJob]) {
      const props = propsOf({ ...job, template });
      const html = renderToString(<designs.JobTemplateView {...props} />);
      expect(html).toBe(renderToString(<Design {...props} />));
      expect(html).toContain(`data-template="${template}"`);
      expect(html).not.toContain('<script');
    }
  });
});
