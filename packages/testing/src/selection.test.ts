import { describe, expect, it } from 'vitest';
import { FULL, isChosen, judgedBy, type StoryFacts, VARIANT } from './selection.ts';
import { dark, focused, forcedColors, hovered, narrow } from './stories.ts';

const facts = (story: Partial<StoryFacts>): StoryFacts => ({
  title: 'Konto/Profil',
  tags: ['test'],
  parameters: {},
  globals: { theme: 'light', colors: 'own' },
  ...story,
});
const spec = { spec: ['AF25'] };
const phone = { theme: 'light', colors: 'own', viewport: { value: 'mobile1' } };

describe('npm test', () => {
  it('runs what proves a row, on a phone, too, and the first story of a file', () => {
    expect(isChosen(facts({ parameters: spec, globals: phone }), false)).toBe(true);
    expect(isChosen(facts({ parameters: spec }), false)).toBe(true);
    expect(isChosen(facts({}), true)).toBe(true);
    expect(isChosen(facts({}), false)).toBe(false);
  });

  it.each(['Bausteine/Button', 'Muster/Auswahl', 'Formulare/Bewerbung'])(
    'runs of %s, which an overview draws, what proves a row',
    (title) => {
      expect(isChosen(facts({ title, parameters: spec }), false)).toBe(true);
      expect(isChosen(facts({ title }), true)).toBe(false);
    },
  );

  it.each(['Bausteine/Überblick', 'Muster/Überblick', 'Formulare/Überblick'])('runs the overview itself, %s', (title) => {
    expect(isChosen(facts({ title }), true)).toBe(true);
  });

  it.each<Partial<StoryFacts>>([
    { tags: [FULL] },
    { tags: [VARIANT] },
    { globals: { theme: 'dark' } },
    { globals: { colors: 'forced' } },
    dark,
    focused,
    forcedColors,
    hovered,
    narrow,
  ])('leaves %o to test:full', (story) => {
    expect(isChosen(facts({ parameters: spec, ...story }), true)).toBe(false);
  });
});

describe('axe judges', () => {
  it.each<[string, Partial<StoryFacts>, ReturnType<typeof judgedBy>]>([
    ['a state by everything, and its colours in the dark', {}, { shown: 'all', dark: true }],
    ['a phone like a state', { globals: phone }, { shown: 'all', dark: true }],
    ['320 px like a state', narrow, { shown: 'all', dark: true }],
    ['the focus and the pointer by colours', { tags: [VARIANT] }, { shown: 'colours', dark: true }],
    ['a dark story by colours, once', { globals: { theme: 'dark' } }, { shown: 'colours', dark: false }],
    ['forced colours not at all', { globals: { colors: 'forced' } }, { shown: 'none', dark: false }],
  ])('%s', (_, story, judged) => {
    expect(judgedBy(facts(story))).toEqual(judged);
  });
});
