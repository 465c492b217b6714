import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseOf, componentsOf } from '@stellwerk/testing/cases';
import { everyEntryGuides, guidanceIn, storyFilesIn } from '@stellwerk/testing/guidance-rules';
import * as ds from '../index';
import { cases } from './all.cases';
import * as editor from './rich-text-editor';

const files = storyFilesIn(fileURLToPath(new URL('.', import.meta.url)));

/** The entry point of a component. */
const guided = new Map(files.flatMap((file) => file.components.map((name) => [name, file])));

/** Whether a component contains anything focusable by Tab. */
function takesFocus(name: string): boolean {
  const { draw, rest } = caseOf(cases, name);
  const html = renderToString(draw({ className: '', ref: () => undefined, 'data-probe': '' }));
  return rest === 'client' || /<(?:button|a |input|select|textarea|summary)|tabindex="0"/i.test(html);
}

describe('guidance', () => {
  it('is there for every exported component', () => {
    expect(componentsOf({ ...ds, ...editor }).filter((name) => !guided.has(name))).toEqual([]);
  });

  it('stands under titles of its own, in words', () => {
    const titles = files.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => !/^Bausteine\/[A-ZÄÖÜ][a-zäöüß]+(?: [A-Za-zÄÖÜäöüß]+| \([a-zäöüß]+\))*$/.test(title))).toEqual([]);
  });

  everyEntryGuides(files);

  it.each(files.map((file) => [file.title, file] as const))('%s: keys for whatever takes the focus', (_title, file) => {
    const main = file.components[0];
    if (main !== undefined && main in cases && takesFocus(main)) expect(guidanceIn(file).keyboard.length).toBeGreaterThan(0);
  });
});
