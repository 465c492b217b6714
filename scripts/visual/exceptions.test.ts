import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { axeExceptions, axeRules } from '../../.storybook/a11y-exceptions';
import { foreignNodes, htmlExceptions } from '../../.storybook/html-rules';
import { clash, type Seen, stateOf } from '../../.storybook/states';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps/web', '.storybook'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));

/** Whether a source changes axe's rules: the addon's parameter, its globals, or a rule that is switched off. */
const touchesAxe = (source: string): boolean => /\ba11y\s*:|['"]a11y['"]|!test|axe\.configure|disableRules/.test(source);

describe('exceptions from axe', () => {
  it('stand in one list, which does not grow', () => {
    expect(axeExceptions.map(({ rule }) => rule)).toEqual(['region']);
    expect(axeRules).toEqual([{ id: 'region', enabled: false }]);
  });

  it('have a reason each', () => {
    for (const { reason } of [...axeExceptions, ...htmlExceptions, ...foreignNodes]) expect(reason).toMatch(/\w.{10,}\.$/);
  });

  it('are made nowhere else', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => touchesAxe(readFileSync(file, 'utf8')))).toEqual(['.storybook/axe.ts', '.storybook/preview.tsx']);
    expect(readFileSync('.storybook/preview.tsx', 'utf8').match(/\ba11y\s*:.*/g)).toEqual([
      "a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error', config: { rules: axeRules } },",
    ]);
    expect(readFileSync('.storybook/axe.ts', 'utf8').match(/axe\.configure.*/g)).toEqual(['axe.configure({ rules: axeRules });']);
  });

  it.each([
    "export const Voll = { parameters: { a11y: { test: 'off' } } };",
    'export const Voll = { parameters: { a11y: { disable: true } } };',
    'export const Voll = { globals: { a11y: { manual: true } } };',
    "export const Voll = { tags: ['!test'] };",
    "const parameters = { ['a11y']: {} };",
  ])('are found in %s', (source) => {
    expect(touchesAxe(source)).toBe(true);
  });
});

describe('exceptions from HTML validation', () => {
  it('do not grow unnoticed', () => {
    expect(htmlExceptions.map(({ title, rule }) => `${title} ${rule}`)).toEqual([
      'Formulare/Tarif bestätigen wcag/h32',
      'Unternehmen/Unternehmensdaten wcag/h32',
      'Formulare/Unternehmensprofil wcag/h32',
    ]);
  });
});

describe('states of a screen', () => {
  const story = (title: string, name: string, tree: string): Seen => ({ title, name, state: stateOf(name) ?? 'full', tree });

  it('are recognised by the first word of a story’s name', () => {
    expect(['Lädt', 'Fehler Beim Laden', 'Leer', 'Ohne Treffer', 'Voll', 'Einladen'].map(stateOf)).toEqual([
      'loading',
      'error',
      'empty',
      'empty',
      'full',
      undefined,
    ]);
  });

  it('clash when a screen reader gets the same in both', () => {
    const full = story('A', 'Voll', '- heading "Team"');
    expect(clash(story('A', 'Fehler', '- heading "Team"'), [full])).toBe(full);
  });

  it('do not clash when the trees differ, in another screen, or within one state', () => {
    const seen = [story('A', 'Voll', '- heading "Team"')];
    expect(clash(story('A', 'Fehler', '- alert "Fehler"'), seen)).toBeUndefined();
    expect(clash(story('B', 'Fehler', '- heading "Team"'), seen)).toBeUndefined();
    expect(clash(story('A', 'Voll Dunkel', '- heading "Team"'), seen)).toBeUndefined();
  });
});
