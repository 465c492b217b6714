import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overBudget } from './budget.ts';
import { parseTestOptions } from './options.ts';
import { type FileReport, readReport } from './report.ts';
import { countAll, grownFiles, summaryOf } from './summary.ts';

const file = (name: string, seconds: number, more: Partial<FileReport> = {}): FileReport => ({
  project: 'unit',
  file: name,
  seconds,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
  ...more,
});

function written(files: readonly FileReport[], errors: readonly string[] = []): string {
  const target = join(mkdtempSync(join(tmpdir(), 'stellwerk-report-')), 'report.json');
  writeFileSync(target, JSON.stringify({ files, errors }));
  return target;
}

describe('a report', () => {
  const failing = file('b.test.ts', 2, { failed: 1, failures: ['b: no'] });

  it('counts checks, tests and errors that belong to no file, and names what failed', () => {
    const run = readReport(written([file('a.test.ts', 1, { skipped: 3 }), failing], ['The browser is gone.']), 1);
    const checks = [
      { title: 'Lint', seconds: 1, passed: true },
      { title: 'Typen', seconds: 1, passed: false },
    ];
    expect(countAll(checks, run)).toEqual({ passed: 3, failed: 3 });
    expect(summaryOf(checks, run).slice(-3)).toEqual(['✗ Typen', '✗ Einheiten: b.test.ts: b: no', '✗ The browser is gone.']);
  });

  it('of a run that broke down counts as a failure, with a report and without', () => {
    expect(countAll([], readReport('/nowhere/report.json', 0)).failed).toBe(1);
    expect(countAll([], readReport(written([file('a.test.ts', 1)]), 1)).failed).toBe(1);
    expect(countAll([], readReport(written([file('a.test.ts', 1)]), 0)).failed).toBe(0);
    expect(countAll([], readReport(written([failing]), 1)).failed).toBe(1);
  });

  it('names what passed at the second try, which counts as passed', () => {
    const run = readReport(written([file('a.test.ts', 1, { unsteady: ['a: waits'] })]), 0);
    expect(countAll([], run)).toEqual({ passed: 1, failed: 0 });
    expect(summaryOf([], run).at(-1)).toBe('↻ Einheiten: a.test.ts: a: waits (beim zweiten Mal)');
  });

  it('names the five slowest files of each part', () => {
    const files = [1, 2, 3, 4, 5, 6].map((seconds) => file(`${seconds}.test.ts`, seconds));
    const lines = summaryOf([], { files, errors: [] });
    expect(lines[0]).toBe('Einheiten: 21 s in 6 Dateien, 6 passed, 0 failed');
    expect(lines.slice(1).map((line) => line.trim())).toEqual(
      ['6.0 s', '5.0 s', '4.0 s', '3.0 s', '2.0 s'].map((taken, index) => `${taken}  ${6 - index}.test.ts`),
    );
  });
});

describe('the budget', () => {
  const reference = { cpuSeconds: 1000, tests: 3, files: { 'unit a': 10, 'unit b': 10, 'unit c': 10 } };

  it('is kept, or names what grew most, however slow the machine is', () => {
    const files = [file('a', 20), file('b', 50), file('c', 20)];
    expect(overBudget(1050, files, reference)).toEqual([]);
    const [head, first] = overBudget(1051, files, reference);
    expect(head).toContain('1051');
    expect(first).toContain('b');
    expect(grownFiles(files, reference).map(([name]) => name)).toEqual(['b']);
  });

  it('counts a new file as grown by all that it takes', () => {
    expect(grownFiles([file('a', 10), file('new', 4)], reference)).toEqual([['new', 4]]);
  });
});

describe('options', () => {
  it('choose the selection, the part and the browser', () => {
    expect(parseTestOptions([])).toMatchObject({ selection: 'test', browser: true, shard: undefined, budget: false });
    expect(parseTestOptions(['--no-browser']).browser).toBe(false);
    expect(parseTestOptions(['--full', '--shard=2/4'])).toMatchObject({ selection: 'full', shard: { index: 2, count: 4 } });
    expect(parseTestOptions(['--rest', '--shard=4/4'])).toMatchObject({ selection: 'rest', shard: { index: 4, count: 4 } });
  });

  it.each(['0/4', '5/4', '1', 'a/b', '1/4/2'])('refuse the part %s in German', (shard) => {
    expect(() => parseTestOptions(['--full', `--shard=${shard}`])).toThrow('--shard=2/4');
  });

  it('refuse a part of npm test, and what nobody knows', () => {
    expect(() => parseTestOptions(['--shard=1/4'])).toThrow('test:full');
    expect(() => parseTestOptions(['--fast'])).toThrow();
  });
});
