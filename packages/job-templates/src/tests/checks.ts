import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { JobTemplateProps } from '../job-template';

/** Input of the checks: the canvas of the design and its props. */
export interface CheckContext {
  canvasElement: HTMLElement;
  args: JobTemplateProps;
}

export type DesignName = 'template1' | 'template2' | 'template3';

const sectionNames = ['Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil', 'Wir bieten', 'Über uns'] as const;

/** The parts of a design as a reader finds them. */
export function partsOf(canvasElement: HTMLElement) {
  const article = within(canvasElement).getByRole('article');
  const part = (selector: string): HTMLElement => {
    const found = article.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The design has no ${selector}`);
    return found;
  };
  return { article, header: part('header'), footer: part('footer'), side: within(article).getByRole('complementary') };
}

const text = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ');

/** Text that is visible in the page in every theme. */
async function shows(element: HTMLElement, text: string | RegExp): Promise<void> {
  const found = within(element).getAllByText(text);
  await expect(found.some((candidate) => candidate.checkVisibility())).toBe(true);
}

async function checkHeader({ canvasElement, args: { job } }: CheckContext): Promise<void> {
  const { header } = partsOf(canvasElement);
  await expect(within(header).getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await shows(header, job.company.name);
  await shows(header, job.city);
  await shows(header, job.workingModel);
  await shows(header, job.employment);
  await shows(header, '14.11.2026');
  await expect(text(header)).toContain('Veröffentlicht am');
  await expect(text(header)).toContain('Empfohlen von');
  await expect(text(header)).toContain(job.recommendedBy);
  await shows(header, 'Direkter Kontakt');
  await expect(text(header)).toContain('Vergütung');
  await shows(header, job.salary);
  await shows(header, job.remunerationStructure);
}

async function checkSections({ canvasElement }: CheckContext): Promise<void> {
  const { article } = partsOf(canvasElement);
  const found = within(article)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => text(heading).trim())
    .filter((name) => sectionNames.some((known) => known === name));
  await expect(found).toEqual([...sectionNames]);
  const beginnings = {
    Stellenbeschreibung: /Ein Stellwerk muss immer recht haben/,
    'Ihre Aufgaben': /Sie entwerfen und entwickeln/,
    'Ihr Profil': /Abgeschlossenes Studium/,
    'Wir bieten': /tarifgebunden/,
    'Über uns': /seit 1961/,
  } as const;
  for (const name of sectionNames) {
    const section = within(article).getByRole('region', { name });
    await expect(text(section)).toMatch(beginnings[name]);
    await expect(section).toBeVisible();
  }
}

async function checkSide({ canvasElement, args: { job } }: CheckContext): Promise<void> {
  const { side } = partsOf(canvasElement);
  const inside = within(side);
  await expect(inside.getByRole('img', { name: `Logo ${job.company.name}` }).querySelector('img')).toHaveAttribute(
    'src',
    job.company.logoUrl,
  );
  await shows(side, job.company.name);
  await shows(side, job.company.industry);
  await shows(side, /^201-500 Mitarbeitende$/);
  await expect(inside.getByRole('link', { name: /hagenfeld-leittechnik\.example/ })).toHaveAttribute('href', job.company.website);
  await expect(inside.getByRole('link', { name: 'Hagenfeld Leittechnik GmbH auf LinkedIn (öffnet in neuem Tab)' })).toHaveAttribute(
    'href',
    job.company.linkedin,
  );
  await expect(inside.getByRole('link', { name: /Digitale Stellwerke/ })).toHaveAttribute('href', '/showcase/digitale-stellwerke');
  const team = inside.getByRole('region', { name: 'Ihr Team' });
  const people = within(team).getAllByRole('listitem');
  await expect(people).toHaveLength(job.team.length);
  for (const [index, person] of job.team.entries()) {
    const item = people[index] ?? team;
    const name = `${person.firstName} ${person.lastName}`;
    await expect(within(item).getByRole('heading', { level: 3, name })).toBeVisible();
    await shows(item, person.position);
    await shows(item, person.jobDescription);
    await expect(item.querySelector('img')).toHaveAttribute('src', person.avatarUrl);
    await expect(within(item).getByRole('link', { name: `${name} auf LinkedIn (öffnet in neuem Tab)` })).toHaveAttribute(
      'href',
      person.linkedin,
    );
  }
  await expect(text(side)).not.toContain('@');
}

async function checkApply({ canvasElement, args: { job } }: CheckContext): Promise<void> {
  const links = within(canvasElement).getAllByRole('link', { name: 'Jetzt bewerben' });
  for (const link of links) {
    const url = new URL(link.getAttribute('href') ?? '', 'https://stellwerk.example');
    await expect(url.pathname).toBe(`/jobs/view/${job.id}/apply`);
    await expect(Object.fromEntries(url.searchParams)).toEqual({
      title: job.title,
      company: job.company.name,
      location: 'Kassel',
      employment: 'Vollzeit',
      workingModel: 'Hybrid',
    });
  }
}

/** The complete job: header, ordered sections, aside, apply link and footer. */
export async function checkFull(context: CheckContext, design: DesignName): Promise<void> {
  const { article, footer } = partsOf(context.canvasElement);
  await expect(article).toHaveAttribute('data-template', design);
  await checkHeader(context);
  await checkSections(context);
  await checkSide(context);
  await checkApply(context);
  await expect(text(footer)).toContain(`Stellen-ID ${context.args.job.id}`);
  await expect(text(footer)).toContain('14.11.2026');
}

/** The rows that `checkFull` proves in a design. */
export const fullRows = [
  'PJ09',
  'PJ10',
  'PJ12',
  'PJ13',
  'PJ14',
  'PJ15',
  'PJ24',
  'PJ25',
  'PJ28',
  'PJ29',
  'PJ30',
  'PJ31',
  'PJ32',
  'PJ33',
  'PJ35',
  'PJ36',
  'PJ38',
] as const;

/**
 * The specific block: every filled field with its whole value, in order, and nothing else (PJ17).
 */
export async function checkSpecific(
  { canvasElement }: CheckContext,
  heading: string,
  shown: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const block = within(canvasElement).getByRole('region', { name: heading });
  const groups = [...block.querySelectorAll<HTMLElement>('dl > div')].map((group) => [
    within(group).getByRole('term').textContent,
    // Moderne Alternative renders a list as several plates.
    within(group)
      .getAllByRole('definition')
      .map((definition) => definition.textContent)
      .join(', '),
  ]);
  await expect(groups).toEqual(Object.entries(shown));
}

/** An empty job: every fallback, and no empty element. */
export async function checkFallbacks({ canvasElement }: CheckContext): Promise<void> {
  const { article, header, footer, side } = partsOf(canvasElement);
  await expect(within(header).getByRole('heading', { level: 1, name: 'Stellenangebot' })).toBeVisible();
  await shows(header, 'Unternehmen');
  await shows(side, 'Unternehmen');
  await shows(header, 'Remote');
  await expect(text(footer)).toContain('ID nicht verfügbar');
  for (const link of within(article).getAllByRole('link', { name: 'Jetzt bewerben' })) await expect(link).toHaveAttribute('href', '#');
  await shows(side, 'Kein Video verfügbar');
  for (const name of [...sectionNames, 'Ihr Team', 'Weitere Angaben', 'Video'])
    await expect(within(article).queryByRole('heading', { name })).toBeNull();
  for (const label of ['Vergütung', 'Empfohlen von', 'Direkter Kontakt', 'Veröffentlicht am', 'Branche'])
    await expect(text(article)).not.toContain(label);
}

/** YouTube: no request before the click, the embed URL after it. */
export async function checkYoutube({ canvasElement }: CheckContext, id: string): Promise<void> {
  const { article } = partsOf(canvasElement);
  await expect(article.querySelector('iframe')).toBeNull();
  await userEvent.click(within(article).getByRole('button', { name: 'Video laden' }));
  await waitFor(() => expect(article.querySelector('iframe')).not.toBeNull());
  await expect(article.querySelector('iframe')).toHaveAttribute('src', expect.stringContaining(`/embed/${id}`));
}

/** A file plays as mp4 at once, with its captions (WCAG 1.2.2). */
export async function checkFile({ canvasElement }: CheckContext, url: string, captionsUrl?: string): Promise<void> {
  const source = partsOf(canvasElement).article.querySelector('video > source');
  await expect(source).toHaveAttribute('type', 'video/mp4');
  await expect(source).toHaveAttribute('src', url);
  const track = partsOf(canvasElement).article.querySelector('video > track[kind=captions][srclang=de]');
  await expect(track?.getAttribute('src')).toBe(captionsUrl);
}

/** Past its closing date: the notice, and no apply button. */
export async function checkExpired({ canvasElement }: CheckContext): Promise<void> {
  const { article, header } = partsOf(canvasElement);
  await shows(header, 'Die Bewerbungsfrist für diese Stelle ist am 15.11.2026 abgelaufen.');
  await expect(within(article).queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
}

/** After an application: a notice and a link to the application replace every apply button. */
export async function checkApplied({ canvasElement, args: { applied } }: CheckContext): Promise<void> {
  const { article, header } = partsOf(canvasElement);
  await shows(header, applied?.text ?? '');
  await expect(within(article).queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
  for (const link of within(article).getAllByRole('link', { name: 'Ihre Bewerbung ansehen' }))
    await expect(link).toHaveAttribute('href', applied?.href);
}

/** Before its closing date: the date is shown, and applying is possible (rule 14). */
export async function checkOpen({ canvasElement }: CheckContext): Promise<void> {
  const { article, header } = partsOf(canvasElement);
  await expect(text(header)).toContain('Bewerbungsfrist');
  await expect(text(header)).toContain('30.11.2026');
  await expect(text(article)).not.toContain('abgelaufen');
  await expect(within(article).getAllByRole('link', { name: 'Jetzt bewerben' })[0]).toBeVisible();
}

/** Without any picture: names and initials replace them, and no image is broken. */
export async function checkBare({ canvasElement, args: { job } }: CheckContext): Promise<void> {
  const { article, side } = partsOf(canvasElement);
  await expect(article.querySelectorAll('img')).toHaveLength(0);
  await shows(article, job.company.name);
  for (const { firstName, lastName } of job.team)
    await expect(within(side).getByRole('heading', { name: `${firstName} ${lastName}` })).toBeVisible();
  await shows(side, 'JA');
}

/** Pay: the free text and the structured range beside each other if they differ (O67, rule 14). */
export async function checkPay({ canvasElement }: CheckContext): Promise<void> {
  const { header } = partsOf(canvasElement);
  await expect(text(header)).toContain('ab 110.000');
}

/** A section given as a list renders bullet points, a section given as text does not. */
export async function checkList({ canvasElement }: CheckContext, name: string, points: readonly string[]): Promise<void> {
  const section = within(canvasElement).getByRole('region', { name });
  await expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([...points]);
}

/** Headings in rich text stay below the headings of the page, and nothing widens the page. */
export async function checkLong({ canvasElement }: CheckContext): Promise<void> {
  const { article } = partsOf(canvasElement);
  const section = within(article).getByRole('region', { name: 'Stellenbeschreibung' });
  await expect(within(article).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(within(section).getByRole('heading', { level: 3, name: 'Wer wir sind' })).toBeVisible();
  await expect(within(section).getByRole('heading', { level: 4, name: 'Was uns ausmacht' })).toBeVisible();
  await expect(within(section).getByRole('group', { name: 'Tabelle' })).toHaveAttribute('tabindex', '0');
  await expect(within(article).getByRole('region', { name: 'Ihre Aufgaben' }).querySelectorAll('ul ul ol > li')).toHaveLength(2);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/**
 * On a phone the apply button stays at the lower edge while scrolling, and the quick actions stay
 * beside the title.
 */
export async function checkBar({ canvasElement }: CheckContext): Promise<void> {
  const { article, header } = partsOf(canvasElement);
  await expect(within(header).getByRole('button', { name: 'Stelle merken' })).toBeVisible();
  await expect(within(header).queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
  const bar = within(article).getAllByRole('link', { name: 'Jetzt bewerben' }).at(-1);
  for (const share of [0, 0.3, 0.6]) {
    window.scrollTo(0, article.getBoundingClientRect().height * share);
    const below = window.innerHeight - (bar?.getBoundingClientRect().bottom ?? 0);
    await expect(below).toBeGreaterThanOrEqual(0);
    await expect(below).toBeLessThan(48);
  }
  window.scrollTo(0, 0);
}
