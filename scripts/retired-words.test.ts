import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './exports';
import { commentsOf, linesOf, retiredIn, retiredTerms } from './retired-words';

/** Documents of others, generated ones, and the examples of table and test. */
const NOT_OURS = /^(docs\/spec\/|docs\/glossary\.md$|scripts\/retired-words\.test\.ts$)|(^|\/)(CHANGELOG\.md$|generated\/)/;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const retired = retiredTerms(read('docs/glossary.md'));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(join(root, path)) && !NOT_OURS.test(path));

describe('retired words', () => {
  it('are in no comment', () => {
    const sources = files.filter((path) => /\.(tsx?|mjs)$/.test(path));
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((path) => retiredIn(path, commentsOf(read(path)), retired))).toEqual([]);
  });

  it('nor are the marks of an unfinished merge, which compile inside a comment', () => {
    expect(files.filter((path) => /\.(tsx?|mjs|md|css|json)$/.test(path) && /^(?:<{7}|>{7}) /m.test(read(path)))).toEqual([]);
  });

  it('are in no document, README or changeset', () => {
    const documents = files.filter((path) => path.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(80);
    expect(documents.flatMap((path) => retiredIn(path, linesOf(read(path)), retired))).toEqual([]);
  });

  it.each([
    ['/** What a page shows. */', 1],
    ['/**\n * What a page shows.\n */', 1],
    ["const a = 'b'; // The page is drawn.", 1],
    ['// The mail is sent, and nobody is\n// told.', 1],
    ['// The part that\n// What stands in the middle.', 0],
    ["const url = 'https://a.example/posting';", 0],
    ['// `posting-taken-down` of the mails', 0],
    ['// schema.org names it JobPosting.', 0],
  ])('in the comments of %j: %i', (source, count) => {
    expect(retiredIn('a.ts', commentsOf(source), retired)).toHaveLength(count);
  });

  it.each([
    ['## What is stored', 1],
    ['# 0085 What it costs', 1],
    ['A page is drawn.', 1],
    ['```\n// every posting\n```', 0],
    ['See [the record](what-is-drawn.md) and `drawn.ts`.', 0],
  ])('in the lines of %j: %i', (markdown, count) => {
    expect(retiredIn('a.md', linesOf(markdown), retired)).toHaveLength(count);
  });
});
