import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchRoute } from '../../apps/web/src/routes';
import { readApprovals } from '../../.storybook/review/approvals';
import { readApproved, readReviews } from '../../.storybook/review/files';
import { withReview } from '../../.storybook/review/indexer';
import { type Approvals, isReviewed, type Review, reviewErrors, reviewOf } from '../../.storybook/review/model';
import { audienceOf, describedScreens, factsOf } from '../../.storybook/review/screens.de';
import { readStories, rowsIn } from '../../.storybook/review/sources';

const root = fileURLToPath(new URL('../..', import.meta.url));
let approvals: Approvals;
beforeAll(() => {
  approvals = readApprovals(root);
});
const seen = { revision: 'a'.repeat(40), browser: 'Chromium', pictures: { 'konto-profil--voll.390.light': 'b'.repeat(20) } };
const entry: Review = { screen: 'Konto/Profil', state: 'in-review', who: '', when: '', remark: '' };

describe('reviews.json', () => {
  it('names existing screens once, and every verdict has a name and a day', () => {
    const titles = new Set(approvals.screens.map(({ title }) => title));
    expect(titles.size).toBeGreaterThan(30);
    expect(reviewErrors(readReviews(root), readApproved(root), titles)).toEqual([]);
  });

  it.each<[string, Review[]]>([
    ['an unknown screen', [{ ...entry, screen: 'Konto/Verschwunden' }]],
    ['a screen that stands twice', [entry, entry]],
    ['an approval without a name', [{ ...entry, state: 'approved', when: '2026-11-20' }]],
    ['an approval without a day', [{ ...entry, state: 'approved', who: 'Jana Petersen' }]],
    [
      'an approval without pictures',
      [{ ...entry, screen: 'Konto/Anmeldung', state: 'approved', who: 'Jana Petersen', when: '2026-11-20' }],
    ],
  ])('refuses %s', (_case, reviews) => {
    expect(reviewErrors(reviews, { 'Konto/Profil': seen }, new Set(['Konto/Profil', 'Konto/Anmeldung']))).toHaveLength(1);
  });
});

describe('facts of a screen', () => {
  it('exist for every screen, and for no others', () => {
    const titles = approvals.screens.map(({ title }) => title);
    expect(titles.filter((title) => factsOf(title) === undefined || audienceOf(title) === '')).toEqual([]);
    expect(describedScreens.filter((title) => !titles.includes(title))).toEqual([]);
  });

  it('name a page of the product', () => {
    const routes = describedScreens.flatMap((title) => factsOf(title)?.route ?? []).filter((route) => route !== '');
    expect(routes.filter((route) => matchRoute(route).entry.path !== route)).toEqual([]);
  });
});

describe('state of review', () => {
  const story = { type: 'story', importPath: 'x', exportName: 'Voll' } as const;
  const tagsOf = async (title: string, reviews: Review[]) => {
    const indexer = withReview({ test: /x/, createIndex: async () => [{ ...story, title, tags: ['test'] }] }, () => reviews);
    return (await indexer.createIndex('x', { makeTitle: () => title })).flatMap(({ tags }) => tags);
  };

  it('is a tag of every story of a screen, in review where nothing is written down', async () => {
    expect(await tagsOf('Konto/Profil', [])).toEqual(['test', 'in-review']);
    expect(await tagsOf('Konto/Profil', [{ ...entry, state: 'changes-requested' }])).toEqual(['test', 'changes-requested']);
  });

  it('is none of the parts that screens are made of', async () => {
    expect(await tagsOf('Bausteine/Dialog', [])).toEqual(['test']);
    expect(isReviewed('Empfehlung/Band')).toBe(true);
    expect(reviewOf('Konto/Profil', [{ ...entry, remark: 'Bild fehlt' }]).remark).toBe('Bild fehlt');
  });
});

describe('rows of the specification', () => {
  it('are read from each story and from what all stories of a file share', () => {
    const source = `
      const meta = { title: 'Konto/Profil', parameters: { spec: ['AC91'] } };
      export default meta;
      export const Voll = { parameters: { spec: ['AC92', 'AC93'] } };
      export const MitÜberhang = {};`.replaceAll(/^ {6}/gm, '');
    expect(readStories(source)).toEqual({
      title: 'Konto/Profil',
      stories: [{ id: 'konto-profil--voll', name: 'Voll', spec: ['AC91', 'AC92', 'AC93'] }, expect.objectContaining({ spec: ['AC91'] })],
    });
  });

  it('do not count when only a comment names them', () => {
    expect(rowsIn("/** See PL01. */\n// PL02\nit('PL03 lists', () => {});")).toEqual(['PL03']);
  });

  it('are open when no story and no test names them, and are listed with the screens of their area', () => {
    const { screens, elsewhere, requirements } = approvals;
    const open = new Set([...screens.flatMap((screen) => screen.open), ...elsewhere]);
    expect(requirements.length).toBeGreaterThan(800);
    const named = new Set(screens.flatMap(({ stories }) => stories.flatMap(({ spec }) => spec)));
    expect([...named].filter((row) => open.has(row))).toEqual([]);
    expect([...named].filter((row) => !requirements.some(({ id }) => id === row))).toEqual([]);
  });

  it('have German texts, of rows that exist', () => {
    const german = readFileSync(join(root, 'docs/spec/requirements.de.txt'), 'utf8').trim().split('\n');
    const translated = approvals.requirements.filter(({ lang }) => lang === 'de');
    expect(translated).toHaveLength(german.length);
    expect(translated.find(({ id }) => id === 'PJ52')?.text).toBe(
      'Gibt es die Stelle nicht: „Die gesuchte Stellenanzeige existiert nicht.“',
    );
  });
});
