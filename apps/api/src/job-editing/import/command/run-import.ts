import type { JobTemplate } from '@stellwerk/domain';
import { readImportedJob } from '../parse/job.ts';
import { readJobsFile, type FileEntry } from '../read/read-file.ts';
import { FillCounter, type ImportCounts, type NotedEntry, type RejectedEntry } from './report.ts';
import type { ImportTarget } from './target.ts';

const BATCH = 25;
/** Characters of a batch; must stay well below the limit of the server. */
const BATCH_SIZE = 2_000_000;

export interface ImportOptions {
  readonly owner: string;
  /** undefined: the three designs in turn. */
  readonly design: JobTemplate | undefined;
  /** Called after each batch with the number of entries done. */
  readonly onProgress: (done: number) => void;
  /** Called before an entry is stored that lacks a part of its source. */
  readonly onNotes?: (entry: NotedEntry) => void;
}

/** Result of an import. */
export interface ImportReport {
  readonly counts: ImportCounts;
  readonly filled: FillCounter;
  readonly rejected: readonly RejectedEntry[];
}

interface Waiting {
  readonly place: string;
  readonly title: string;
  readonly value: unknown;
}

/** Number of entries in a file. */
export async function countEntries(entries: AsyncIterable<FileEntry>): Promise<number> {
  let count = 0;
  for await (const entry of entries) if ('place' in entry) count += 1;
  return count;
}

/** Reads a file and sends its jobs in batches. @throws errors of the file or the target */
export async function runImport(path: string, target: ImportTarget, options: ImportOptions): Promise<ImportReport> {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const filled = new FillCounter();
  const rejected: RejectedEntry[] = [];
  let waiting: Waiting[] = [];
  let size = 0;
  let sent = 0;
  let done = 0;
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const results = await target.send({
      owner: options.owner,
      design: options.design,
      offset: sent,
      jobs: waiting.map((entry) => entry.value),
    });
    results.forEach((result, index) => {
      const entry = waiting[index];
      if (result.outcome !== 'refused') counts[result.outcome] += 1;
      else rejected.push({ place: entry?.place ?? '', title: entry?.title ?? '', reason: result.reason ?? '' });
    });
    sent += waiting.length;
    waiting = [];
    size = 0;
    options.onProgress(done);
  };
  for await (const entry of readJobsFile(path)) {
    done += 1;
    if ('refused' in entry) {
      rejected.push({ place: entry.place, title: '', reason: entry.refused });
      continue;
    }
    // Rejected here already, so that a batch contains only jobs and the table counts imported ones.
    const read = readImportedJob(entry.value);
    if ('refused' in read) {
      rejected.push({ place: entry.place, title: read.title, reason: read.refused });
      continue;
    }
    filled.add(read.job);
    const notes = [...(entry.notes ?? []), ...read.notes];
    if (notes.length > 0) options.onNotes?.({ place: entry.place, title: read.job.title, notes });
    waiting.push({ place: entry.place, title: read.job.title, value: entry.value });
    size += JSON.stringify(entry.value).length;
    if (waiting.length >= BATCH || size >= BATCH_SIZE) await send();
  }
  await send();
  options.onProgress(done);
  return { counts, filled, rejected };
}
