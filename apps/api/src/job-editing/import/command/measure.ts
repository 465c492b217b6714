#!/usr/bin/env node
import { readImportedJob } from '../parse/job.ts';
import { readJobsFile } from '../read/read-file.ts';
import { FillCounter, rejectedLine } from './report.ts';

/**
 * Measures how well the import reads a file, without storing anything: the share of filled sections, rejected jobs, and
 * unrecognised headings, most frequent first. For maintainers of the word lists:
 * node apps/api/src/job-editing/import/command/measure.ts FILE
 */
async function measure(path: string): Promise<string> {
  const filled = new FillCounter();
  const refused: string[] = [];
  const unmatched = new Map<string, number>();
  for await (const entry of readJobsFile(path)) {
    const read = 'refused' in entry ? { refused: entry.refused, title: '' } : readImportedJob(entry.value);
    if ('refused' in read) {
      refused.push(rejectedLine({ place: entry.place, title: read.title, reason: read.refused }));
      continue;
    }
    filled.add(read.job);
    for (const heading of read.unmatched) unmatched.set(heading, (unmatched.get(heading) ?? 0) + 1);
  }
  const headings = [...unmatched].toSorted(([, a], [, b]) => b - a).map(([heading, count]) => `${String(count).padStart(5)}  ${heading}`);
  return [filled.table(), ...refused, ...headings].join('\n');
}

const [file] = process.argv.slice(2);
if (file === undefined) process.exitCode = 2;
else process.stdout.write(`${await measure(file)}\n`);
