import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Guidance, guidanceOf } from './guidance.ts';
import { readStoryFile, type StoryFile } from './story-files.ts';

/**
 * Entry points of a package's component folders; files beside the folders, such as overviews, have
 * no guidance.
 */
export const storyFilesIn = (folder: string): readonly StoryFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/.*\.stories\.tsx$/.test(file))
    .map((file) => readStoryFile(folder + file));

/** @throws if an entry point has no guidance */
export function guidanceIn({ guidance, title }: StoryFile): Guidance {
  const found = guidanceOf({ guidance });
  if (!found) throw new Error(`${title} has no guidance: add parameters: guide({ … })`);
  return found;
}

/**
 * Checks that every entry point states in full sentences when to use the component, when not to,
 * its accessibility and its keys.
 */
export function everyEntryGuides(files: readonly StoryFile[]): void {
  it.each(files.map((file) => [file.title, file] as const))('%s: when, when not, for everyone, by keyboard', (_title, file) => {
    const { when, whenNot, accessibility, keyboard } = guidanceIn(file);
    for (const points of [when, whenNot, accessibility]) {
      expect(points.length).toBeGreaterThan(0);
      for (const point of points) expect(point).toMatch(/^[„`A-ZÄÖÜ].{15,}[.“]$/u);
    }
    for (const [keys, effect] of keyboard) {
      expect(keys.length).toBeGreaterThan(1);
      expect(effect.length).toBeGreaterThan(5);
    }
  });
}
