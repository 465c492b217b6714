import { PNG } from 'pngjs';
import { jobOffer } from '../../apps/api/src/testing/job-offer.ts';

/** An input of at most 1 MB that costs a server much. */
export interface Hostile {
  readonly name: string;
  readonly path: string;
  readonly method?: 'PUT' | 'POST';
  readonly body: FormData | string;
}

const times = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join('');
const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">${inner}</svg>`;

function form(
  field: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  texts: Readonly<Record<string, string>> = {},
): FormData {
  const made = new FormData();
  for (const [key, value] of Object.entries(texts)) made.append(key, value);
  made.append(field, new File([content], name));
  return made;
}

/** Ten times as many items on each level as on the level above. */
const copies = svg(
  `<defs><g id="l0"><rect width="9" height="9"/></g>${times(9, (level) => `<g id="l${level + 1}">${times(10, () => `<use href="#l${level}"/>`)}</g>`)}</defs><use href="#l9"/>`,
);
const zigzag = `M0 0${times(60_000, (index) => `L${(index * 7919) % 90} ${(index * 7907) % 60}`)}`;

const DRAWINGS: Readonly<Record<string, string>> = {
  'SVG: 149,000 nested groups': svg('<g>'.repeat(149_000) + '</g>'.repeat(149_000)),
  'SVG: 340,000 groups without an end': svg('<g>'.repeat(340_000)),
  'SVG: 260,000 groups side by side': svg('<g/>'.repeat(260_000)),
  'SVG: one element with 90,000 attributes': svg(`<g ${times(90_000, (index) => `a${index}="" `)}/>`),
  'SVG: 25,000 styles': svg('<g style="fill:red;stroke:red"/>'.repeat(25_000)),
  'SVG: one style of 1 MB': svg(`<g style="${'a{'.repeat(500_000)}"/>`),
  'SVG: copies of copies': copies,
  'SVG: one path of 1 MB with round joins': svg(`<path d="${zigzag}" stroke="red" stroke-width="30" stroke-linejoin="round" fill="none"/>`),
  'SVG: text of 1 MB': svg(`<text>${'&amp;<'.repeat(170_000)}</text>`),
};

const TEXTS: Readonly<Record<string, string>> = {
  'posting: bold in bold': '<b>'.repeat(100_000),
  'posting: lists in lists': '<ul><li>'.repeat(37_000),
  'posting: bullets': '- a\n'.repeat(75_000),
  'posting: main parts without an end': '<main>'.repeat(50_000),
  'posting: headings without an end': '<h1>'.repeat(75_000),
  'posting: tags without an end': '<p '.repeat(100_000),
  'posting: paragraphs without an end': '<p>'.repeat(100_000),
  'posting: marks': '<'.repeat(300_000),
  'posting: structured data in depth': `<script type="application/ld+json">${'['.repeat(140_000)}${']'.repeat(140_000)}</script>Text`,
};

const SECTIONS: Readonly<Record<string, string>> = {
  'job: links': '<a href="https://a.example">x</a>'.repeat(606),
  'job: marks': '<'.repeat(20_000),
  'job: entities': '&amp;'.repeat(4000),
  'job: breaks': '<br>'.repeat(5000),
  'job: nested': '<b>'.repeat(6666),
  'job: text': 'Gleis '.repeat(3333),
};

const deep = (open: string, close: string, count: number): string => open.repeat(count) + close.repeat(count);

/**
 * The worst of each kind, sent by an owner.
 * @param companyId of the owner
 */
export function hostileInputs(companyId: number): readonly Hostile[] {
  const picture = new Uint8Array(PNG.sync.write(new PNG({ width: 7000, height: 7000 }), { colorType: 2 }));
  const inForm = { entityId: String(companyId) };
  const imported = JSON.stringify([
    { '@type': 'JobPosting', title: 'Gleisbau', hiringOrganization: 'Weserbund', description: '<main>'.repeat(49_000) },
  ]);
  return [
    ...Object.entries(DRAWINGS).map(([name, text]) => ({
      name,
      path: '/api/private/media/upload',
      body: form('file', 'a.svg', text, inForm),
    })),
    { name: 'picture of 49 megapixels', path: '/api/private/media/upload', body: form('file', 'a.png', picture, inForm) },
    ...Object.entries(TEXTS).map(([name, source]) => ({
      name,
      path: '/api/private/jobs/parse',
      body: JSON.stringify({ companyId, source }),
    })),
    ...Object.entries(SECTIONS).map(([name, text]) => {
      const html = `<p>Gleise</p>${text}`.slice(0, 20_000);
      const sections = { jobDescription: html, yourTasks: html, yourProfile: html, weOffer: html, aboutUs: html };
      return {
        name,
        path: '/api/private/jobs/create',
        body: JSON.stringify({ companyId, jobOffer: { ...jobOffer, ...sections }, teamMembers: [] }),
      };
    }),
    { name: 'import: JSON', path: `/api/private/companies/${companyId}/jobs/import/check`, body: form('file', 'a.json', imported) },
    {
      name: 'import: lists in depth',
      path: `/api/private/companies/${companyId}/jobs/import/check`,
      body: form('file', 'a.json', deep('[', ']', 500_000)),
    },
    {
      name: 'import: CSV of quotes',
      path: `/api/private/companies/${companyId}/jobs/import/check`,
      body: form('file', 'a.csv', `title;a\n${'"x""'.repeat(250_000)}`),
    },
    {
      name: 'job: a section of 1 MB',
      path: '/api/private/jobs/create',
      body: JSON.stringify({ companyId, jobOffer: { ...jobOffer, jobDescription: '<'.repeat(1_000_000) }, teamMembers: [] }),
    },
    {
      name: 'login with an address of 1 MB',
      path: '/api/public/auth/login',
      body: JSON.stringify({ email: `${'a.'.repeat(500_000)}@x`, password: 'x' }),
    },
    { name: 'JSON: lists in depth', path: '/api/private/jobs/parse', body: deep('[', ']', 500_000) },
    { name: 'JSON: many keys', path: '/api/private/jobs/parse', body: `{${times(70_000, (index) => `"k${index}":0,`)}"z":0}` },
    {
      name: 'message of 1 MB',
      path: '/api/private/messages',
      body: JSON.stringify({ companyId, senderType: 'company', content: 'x '.repeat(500_000) }),
    },
  ];
}
