import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { everything, filterPictures, filterScreens } from '../../.storybook/board/filter';
import { stateOf } from '../../.storybook/board/model';
import { verdictOf } from '../../.storybook/board/verdict';
import { readApproved, readReviews, writeReview, writeVerdict } from '../../.storybook/review/files';
import type { Review } from '../../.storybook/review/model';
import type { Difference } from '../visual/compare';
import type { Photograph } from '../visual/photograph';
import { boardScreens, fallenOf } from './board';
import { sampleBoard, sampleScreen } from './testing/sample-board';

const photograph = (key: string, title = 'Konto/Profil'): Photograph => {
  const [story = '', width, theme] = key.split('.');
  return {
    key,
    story,
    title,
    name: 'Voll',
    width: Number(width),
    theme: theme === 'dark' ? 'dark' : 'light',
    hash: `hash-${key}`,
    error: null,
  };
};
const [light, dark] = [photograph('konto-profil--voll.1280.light'), photograph('konto-profil--voll.1280.dark')];
const changed: Difference = { kind: 'changed', before: 'approved', marked: 'marked' };

const screensWith = (differences: ReadonlyMap<string, Difference>) =>
  boardScreens({ photographs: [dark, light], current: new Map([dark, light].map((one) => [one.key, one])), differences });

describe('screens of the board', () => {
  it('have the pictures of each story, the widest and light first', () => {
    const [screen] = screensWith(new Map());
    expect(screen?.stories).toMatchObject([{ id: 'konto-profil--voll', name: 'Voll' }]);
    expect(screen?.stories[0]?.pictures.map(({ key, change, now }) => [key, change, now])).toEqual([
      [light.key, 'same', light.hash],
      [dark.key, 'same', dark.hash],
    ]);
  });

  it('show a changed picture beside the approved one, and a removed one alone', () => {
    const gone = photograph('konto-profil--weg.390.light');
    const [screen] = boardScreens({
      photographs: [light, gone],
      current: new Map([[light.key, light]]),
      differences: new Map([
        [light.key, changed],
        [gone.key, { ...changed, kind: 'gone' as const, before: gone.hash, marked: null }],
      ]),
    });
    expect(screen?.stories.flatMap(({ pictures }) => pictures)).toMatchObject([
      { change: 'changed', now: light.hash, before: 'approved', marked: 'marked' },
      { change: 'gone', now: null, before: gone.hash, marked: null },
    ]);
  });
});

describe('an approval', () => {
  const approved: Review = { screen: 'Konto/Profil', state: 'approved', who: 'Jana Petersen', when: '2026-11-29', remark: '' };

  it('falls when a picture changes, and says which', () => {
    const [screen] = screensWith(new Map([[dark.key, changed]])).map((one) => ({ ...one, review: approved }));
    const fallen = screen === undefined ? '' : fallenOf(screen);
    expect(fallen).toBe('1 von 2 Bildern sehen anders aus: Voll (1280 px, dunkel: geändert).');
    expect(screen && stateOf({ ...screen, fallen })).toBe('in-review');
  });

  it('holds while no picture changes, and is none before', () => {
    const [screen] = screensWith(new Map());
    expect(screen && fallenOf({ ...screen, review: approved })).toBe('');
    expect(screensWith(new Map([[dark.key, changed]])).map(fallenOf)).toEqual(['']);
  });
});

describe('filter', () => {
  const screens = [
    sampleScreen('Konto/Profil', { review: { screen: 'Konto/Profil', state: 'approved', who: 'J', when: '2026-11-29', remark: '' } }),
    sampleScreen('Konto/Anmeldung'),
    ...boardScreens({
      photographs: [photograph('x.390.light', 'Verwaltung/Postausgang')],
      current: new Map(),
      differences: new Map([['x.390.light', changed]]),
    }),
  ];
  const titles = (filter: Partial<typeof everything>) => filterScreens(screens, { ...everything, ...filter }).map(({ title }) => title);

  it('finds screens by name, group, state and change', () => {
    expect(titles({})).toHaveLength(3);
    expect(titles({ search: ' anmeld' })).toEqual(['Konto/Anmeldung']);
    expect(titles({ group: 'Konto' })).toEqual(['Konto/Profil', 'Konto/Anmeldung']);
    expect(titles({ state: 'approved' })).toEqual(['Konto/Profil']);
    expect(titles({ state: 'changed' })).toEqual(['Verwaltung/Postausgang']);
  });

  it('chooses pictures, and shows a story of one window in every choice', () => {
    const pictures = screens[0]?.stories[0]?.pictures ?? [];
    const views = (filter: Partial<typeof everything>, from = pictures) =>
      filterPictures(from, { ...everything, ...filter }).map(({ key }) => key.split('.').slice(1).join(' '));
    expect(views({ width: 'narrow', theme: 'dark' })).toEqual(['390 dark']);
    expect(views({ width: 'wide' })).toEqual(['1280 light', '1280 dark']);
    expect(views({ width: 'wide', theme: 'light' }, pictures.slice(3))).toEqual(['390 dark']);
  });
});

describe('decisions in the files', () => {
  const root = mkdtempSync(join(tmpdir(), 'stellwerk-reviews-'));
  mkdirSync(join(root, '.storybook'));
  afterAll(() => rmSync(root, { recursive: true }));
  const entry = (screen: string): Review => ({ screen, state: 'in-review', who: '', when: '', remark: '' });
  beforeEach(() => {
    writeFileSync(join(root, '.storybook/reviews.json'), JSON.stringify([entry('Konto/Profil'), entry('Konto/Anmeldung')]));
    rmSync(join(root, '.storybook/approved-pictures.json'), { force: true });
  });
  const screen = sampleScreen('Konto/Profil');
  const given = { who: ' Jana Petersen ', remark: 'Rand noch eng', notes: [{ picture: 'konto-profil--voll.390.dark', text: 'Rand' }] };
  const decide = (decision: 'approveWithRemark' | 'sendBack') =>
    writeVerdict(root, verdictOf(sampleBoard([screen]), screen, { ...given, decision }));

  it('replace the entry of the screen, and keep the approved pictures', () => {
    decide('approveWithRemark');
    const day: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(readReviews(root)).toEqual([
      { screen: 'Konto/Profil', state: 'approved', who: 'Jana Petersen', when: day, remark: 'Rand noch eng', notes: given.notes },
      entry('Konto/Anmeldung'),
    ]);
    expect(readApproved(root)['Konto/Profil']).toMatchObject({
      browser: 'Chromium 1',
      pictures: { 'konto-profil--voll.390.dark': 'now-konto-profil--voll.390.dark' },
    });
    const before = readFileSync(join(root, '.storybook/approved-pictures.json'), 'utf8');
    decide('sendBack');
    expect(readReviews(root)[0]?.state).toBe('changes-requested');
    expect(readFileSync(join(root, '.storybook/approved-pictures.json'), 'utf8')).toBe(before);
  });

  it('are added for a new screen', () => {
    writeReview(root, entry('Konto/Neu'));
    expect(readReviews(root).map(({ screen }) => screen)).toEqual(['Konto/Profil', 'Konto/Anmeldung', 'Konto/Neu']);
  });
});
