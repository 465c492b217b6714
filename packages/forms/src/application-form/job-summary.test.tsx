import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobSummary } from './JobSummary';

test.each([
  ['without any of them', {}],
  ['with empty texts', { title: '', company: '', location: '' }],
])('EN44, A14: a job %s is unknown in title, company and place', (_what, job) => {
  const html = renderToStaticMarkup(<JobSummary {...job} />);
  for (const text of ['Unbekannte Stelle', 'Unbekanntes Unternehmen', 'Unbekannter Ort']) expect(html).toContain(text);
});

test('EN44: what is known is shown instead', () => {
  const html = renderToStaticMarkup(<JobSummary title="Gleisbau" company="Bahn" location="Kassel" />);
  for (const text of ['Gleisbau', 'Bahn', 'Kassel']) expect(html).toContain(text);
  expect(html).not.toMatch(/Unbekannt/);
});
