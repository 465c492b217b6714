import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that may contain URLs of the API: the calls with their type, and the one builder of media URLs, which images load by themselves. */
const HOMES = /^packages\/domain\/src\/(calls\/|contract\/call\.ts$|media\/read\.ts$)/;

/** Tests, stories and their helpers may write URLs as a server or a person sees them. */
const TESTING = /\.(test|stories|cases)\.tsx?$|\/(testing|tests|fixtures)\/|\/story-[\w-]+\.tsx?$/;

/** The lines of a source that contain a path of the API as text. */
export const apiUrlsIn = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
    .filter((line) => /['"`]\/(?:api|private|public\/(?:jobs|companies|media|auth|applications))[/?]/.test(line));

const sources = ['apps/web', ...readdirSync(`${root}packages`).map((name) => `packages/${name}`)].flatMap((folder) =>
  readdirSync(`${root}${folder}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !TESTING.test(file) && !HOMES.test(file)),
);

it('no URL of the API stands anywhere but in its call', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => apiUrlsIn(readFileSync(root + file, 'utf8')).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
});

it.each(["fetch('/api/jobs')", 'const path = `/api/private/${id}`;', "'/private/applications/user'", 'load("/api?x")'])(
  'finds %s',
  (line) => {
    expect(apiUrlsIn(line)).toEqual([line]);
  },
);

it.each(["import x from './api/jobs';", '// GET /api/jobs', "href('/jobs')", "'/apiary'"])('leaves %s alone', (line) => {
  expect(apiUrlsIn(line)).toEqual([]);
});
