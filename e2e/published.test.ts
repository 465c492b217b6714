/** @module-tag full */
import { demoData } from '@stellwerk/domain/fixtures';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { mailsTo } from './support/mails';
import { logIn } from './support/session';

const { origin, browser, dataDir } = await startDemo();
const { jobs, companies } = demoData(new Date());
const isPublic = ({ isActive, companyId }: (typeof jobs)[number]): boolean =>
  isActive && companies.some(({ id, isActive: active }) => id === companyId && active);
const isClosed = ({ closesAt }: (typeof jobs)[number]): boolean => closesAt !== null && Date.parse(closesAt) < Date.now() - 86_400_000;
const open = jobs.filter((job) => isPublic(job) && !isClosed(job));
const closed = jobs.find((job) => isPublic(job) && isClosed(job));

async function pageOf(path: string): Promise<{ readonly status: number; readonly document: Document }> {
  const response = await fetch(origin + path);
  return { status: response.status, document: new JSDOM(await response.text()).window.document };
}
const meta = (document: Document, name: string): string | undefined =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
const allJsonLd = (document: Document): readonly unknown[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? ''));
const jsonLd = (document: Document): unknown => allJsonLd(document)[0];
const canonicalOf = (document: Document): string | null | undefined => document.querySelector('link[rel=canonical]')?.getAttribute('href');

const text = expect.stringMatching(/\S/);
const absolute = expect.stringMatching(/^https?:\/\//);

it('O106 a job that was switched off says so, and is gone for search engines', { tags: ['walk'] }, async () => {
  const off = jobs.find(({ isActive, companyId }) => !isActive && companies.some(({ id, isActive: active }) => id === companyId && active));
  const { status, document } = await pageOf(`/jobs/${off?.id}`);
  expect(status).toBe(410);
  expect(document.querySelector('h1')?.textContent).toBe('Diese Stelle ist nicht mehr ausgeschrieben');
  expect(meta(document, 'robots')).toBe('noindex');
  expect(jsonLd(document)).toBeUndefined();
  const { page } = await visit(browser);
  await page.goto(`${origin}/jobs/${off?.id}`, { waitUntil: 'networkidle' });
  await byRole(page, 'button', 'Neue Stellen per E-Mail (Suchauftrag)').click();
  await byRole(page, 'dialog').waitFor();
});

it('browsers and phones find an icon and what installs the product', async () => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, type]);
  }
  const { document } = await pageOf('/');
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest');
  const { icons }: { readonly icons: readonly { readonly src: string }[] } = await (await fetch(`${origin}/manifest.webmanifest`)).json();
  for (const { src } of icons) expect((await fetch(origin + src)).status, src).toBe(200);
});

describe('what search engines read of an open job', () => {
  it.each(['template1', 'template2', 'template3'])(
    'is what Google requires and recommends, in %s',
    { tags: ['walk'] },
    async (template) => {
      const job = open.find((row) => row.templateType === template && row.workingModel !== 'Remote');
      const { document } = await pageOf(`/jobs/${job?.id}`);
      expect(jsonLd(document)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: job?.title,
        description: expect.stringMatching(/^<p>Stellenbeschreibung<\/p>.*<p>Ihre Aufgaben<\/p>.*<p>Ihr Profil<\/p>/s),
        datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        hiringOrganization: { '@type': 'Organization', name: text, sameAs: absolute, logo: absolute },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: text, addressRegion: text, addressCountry: 'DE' },
        },
        employmentType: expect.stringMatching(/^(FULL_TIME|PART_TIME|CONTRACTOR|INTERN)$/),
        identifier: { '@type': 'PropertyValue', name: text, value: String(job?.id) },
        directApply: true,
        url: `${origin}/jobs/${job?.id}`,
      });
      expect(allJsonLd(document)[1]).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Stellwerk', item: `${origin}/` },
          { position: 2, name: 'Stellenanzeigen', item: `${origin}/jobs` },
          { position: 3, name: job?.title, item: `${origin}/jobs/${job?.id}` },
        ],
      });
      expect(canonicalOf(document)).toBe(`${origin}/jobs/${job?.id}`);
      expect(meta(document, 'robots')).toBe('index');
      expect(meta(document, 'description')).toContain(job?.title);
      const company = companies.find(({ id }) => id === job?.companyId)?.name;
      expect(meta(document, 'og:title')).toBe(`${job?.title}, ${company} | Stellwerk`);
    },
  );

  it('says of a remote one from where it can be done, and of a closing date until when it stands', async () => {
    const remote = open.find(({ workingModel }) => workingModel === 'Remote');
    expect(jsonLd((await pageOf(`/jobs/${remote?.id}`)).document)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    });
    const closing = open.find(({ closesAt }) => closesAt !== null);
    expect(jsonLd((await pageOf(`/jobs/${closing?.id}`)).document)).toMatchObject({ validThrough: expect.stringMatching(/T23:59:59$/) });
  });

  it('has a picture of its own for link previews', async () => {
    const { document } = await pageOf(`/jobs/${open[0]?.id}`);
    const image = meta(document, 'og:image') ?? '';
    expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
    const response = await fetch(image);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('what search engines read of the other pages', () => {
  it('names each page of the plain list as its own, and a search as a part of it', async () => {
    for (const [path, canonical] of [
      ['/jobs', '/jobs'],
      ['/jobs?page=2', '/jobs?page=2'],
      ['/jobs?page=2&utm_source=x', '/jobs?page=2'],
      ['/jobs?search=Lok&page=2', '/jobs'],
      ['/jobs?sort=title&page=2', '/jobs'],
    ] as const)
      expect(canonicalOf((await pageOf(path)).document), path).toBe(origin + canonical);
  });

  it('says on the start page who runs the site, and how it is searched', async () => {
    const [organization, site] = allJsonLd((await pageOf('/')).document);
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Stellwerk', url: `${origin}/`, logo: absolute });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: `${origin}/`,
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${origin}/jobs?search={search_term_string}` } },
    });
  });
});

describe('rule 14: a closed job', () => {
  it('answers with a banner, without apply, structured data and index, and stands in no list', { tags: ['walk'] }, async () => {
    const { status, document } = await pageOf(`/jobs/${closed?.id}`);
    expect(status).toBe(200);
    expect(document.body.textContent).toMatch(/Die Bewerbungsfrist für diese Stelle ist am \d\d\.\d\d\.\d{4} abgelaufen\./);
    expect([...document.querySelectorAll('a')].some(({ textContent }) => textContent === 'Jetzt bewerben')).toBe(false);
    expect(jsonLd(document)).toBeUndefined();
    expect(meta(document, 'robots')).toBe('noindex');
    for (const path of ['/sitemap.xml', '/feed.xml', '/feed/jobs.xml'])
      expect(await (await fetch(origin + path)).text(), path).not.toContain(`/jobs/${closed?.id}<`);
  });
});

describe('O92: feed readers', () => {
  it.each(['/jobs', `/company/${open[0]?.companyId}`])('find the feed on %s', async (path) => {
    const { document } = await pageOf(path);
    const href = document.querySelector('link[rel=alternate][type="application/rss+xml"]')?.getAttribute('href') ?? '';
    const feed = await (await fetch(new URL(href, origin))).text();
    const items = new JSDOM(feed, { contentType: 'text/xml' }).window.document.querySelectorAll('item > link');
    expect(items.length).toBeGreaterThan(0);
    for (const { textContent } of items) expect(open.some(({ id }) => textContent === `${origin}/jobs/${id}`)).toBe(true);
  });
});

describe('O73: who sees a page', () => {
  it('is counted once, by a browser without a window, too', async () => {
    const job = open.find(({ companyId }) => companyId === 1);
    const token = (await logIn(origin, 'owner@demo.example')).token;
    const views = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      const rows: readonly { id: number; views: number }[] = await (
        await fetch(`${origin}/api/private/jobs/get-company-jobs/1`, { headers })
      ).json();
      return rows.find(({ id }) => id === job?.id)?.views ?? 0;
    };
    const before = await views();
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs/${job?.id}`);
    await expect.poll(views).toBe(before + 1);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await views()).toBe(before + 1);
    await context.close();
  });
});

describe('O95: a job is reported', () => {
  it('from the dialog to the decision and the mail to its company', { tags: ['walk'] }, async () => {
    const job = open.findLast(({ companyId }) => companyId === 1);
    const visitor = await visit(browser);
    await visitor.page.goto(`${origin}/jobs/${job?.id}`);
    await byRole(visitor.page, 'button', 'Anzeige melden').click();
    const dialog = byRole(visitor.page, 'dialog', 'Stellenanzeige melden');
    await byRole(dialog, 'button', 'Meldung senden').click();
    await byText(dialog, /Bitte wählen Sie einen Grund aus\.$/).waitFor();
    await byRole(dialog, 'combobox', 'Grund').selectOption('Betrug oder Spam');
    await byRole(dialog, 'textbox', /Was ist Ihnen aufgefallen/).fill('Vor dem Gespräch wird Geld verlangt.');
    await byRole(dialog, 'button', 'Meldung senden').click();
    await byText(visitor.page, 'Vielen Dank. Wir prüfen die Stellenanzeige.').waitFor();
    await visitor.context.close();

    const admin = await visit(browser, { login: await logIn(origin, 'admin@demo.example') });
    await admin.page.goto(`${origin}/admin?tab=reports`);
    // The demo has another pending one.
    const reported = byRole(admin.page, 'row').filter({ hasText: 'Vor dem Gespräch wird Geld verlangt.' });
    await byRole(reported, 'button', /^Abschalten/).click();
    const question = byRole(admin.page, 'alertdialog', 'Stellenanzeige abschalten?');
    await byRole(question, 'textbox', 'Begründung').fill('Vorkasse ist nicht erlaubt.');
    await byRole(question, 'button', 'Ja, abschalten').click();
    await byText(admin.page, 'Die Stellenanzeige wurde abgeschaltet.').waitFor();
    await admin.context.close();

    expect((await pageOf(`/jobs/${job?.id}`)).status).toBe(404);
    const mails = (): readonly string[] =>
      ['owner', 'recruiter', 'member']
        .flatMap((name) => mailsTo(dataDir, `${name}@demo.example`))
        .filter((mail) => mail.includes('abgeschaltet'));
    await expect.poll(mails).not.toEqual([]);
  });
});
