import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guidanceOf } from '../../../.storybook/docs/guidance';
import { readStoryFile } from '../../../scripts/testing/story-files';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/.*\.stories\.tsx$/.test(file))
  .map((file) => readStoryFile(here + file));

it.each(files.map((file) => [file.title, file] as const))('%s: when, when not, for everyone', (_title, { guidance }) => {
  const found = guidanceOf({ guidance });
  if (!found) throw new Error('no guidance: add parameters: guide({ … })');
  for (const points of [found.when, found.whenNot, found.accessibility]) {
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) expect(point).toMatch(/^[„`A-ZÄÖÜ].{15,}[.“]$/u);
  }
  for (const [keys, effect] of found.keyboard) expect([keys.length > 2, effect.length > 5]).toEqual([true, true]);
});
