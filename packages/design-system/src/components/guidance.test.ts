import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Guidance, guidanceOf } from '../../../../.storybook/docs/guidance';
import { caseOf, componentsOf } from '../../../../scripts/testing/cases';
import { readStoryFile, type StoryFile } from '../../../../scripts/testing/story-files';
import * as ds from '../index';
import { cases } from './all.cases';
import * as editor from './rich-text-editor';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/.*\.stories\.tsx$/.test(file))
  .map((file) => readStoryFile(here + file));

/** Which entry tells of a component. */
const told = new Map(files.flatMap((file) => file.components.map((name) => [name, file])));

function guidanceIn({ guidance, title }: StoryFile): Guidance {
  const found = guidanceOf({ guidance });
  if (!found) throw new Error(`${title} has no guidance: add parameters: guide({ … })`);
  return found;
}

/** Whether a person can reach anything of a component with the tab key. */
function takesFocus(name: string): boolean {
  const { draw, rest } = caseOf(cases, name);
  const html = renderToString(draw({ className: '', ref: () => undefined, 'data-probe': '' }));
  return rest === 'client' || /<(?:button|a |input|select|textarea|summary)|tabindex="0"/i.test(html);
}

describe('guidance', () => {
  it('is there for every exported component', () => {
    expect(componentsOf({ ...ds, ...editor }).filter((name) => !told.has(name))).toEqual([]);
  });

  it('stands under titles of its own, in words', () => {
    const titles = files.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => !/^Bausteine\/[A-ZÄÖÜ][a-zäöüß]+(?: [A-Za-zÄÖÜäöüß]+| \([a-zäöüß]+\))*$/.test(title))).toEqual([]);
  });

  it.each(files.map((file) => [file.title, file] as const))('%s: when, when not, for everyone, by keyboard', (_title, file) => {
    const { when, whenNot, accessibility, keyboard } = guidanceIn(file);
    for (const points of [when, whenNot, accessibility]) {
      expect(points.length).toBeGreaterThan(0);
      for (const point of points) expect(point).toMatch(/^[„`A-ZÄÖÜ].{15,}[.“]$/u);
    }
    for (const [keys, effect] of keyboard) {
      expect(keys.length).toBeGreaterThan(2);
      expect(effect.length).toBeGreaterThan(5);
    }
    const main = file.components[0];
    if (main !== undefined && main in cases && takesFocus(main)) expect(keyboard.length).toBeGreaterThan(0);
  });
});
