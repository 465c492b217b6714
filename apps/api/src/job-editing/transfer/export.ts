import { exportHeader, exportIdentifier, exportLine, jobPosting, type ExportedJob } from '@stellwerk/domain';
import { jobStoredWire } from '../editor/to-wire.ts';
import type { JobRow } from '../../jobs/job/store.ts';

const jobPostingOf = (job: JobRow, company: string): ExportedJob =>
  jobPosting(jobStoredWire({ job, contactIds: [], focusPage: null }), { identifier: exportIdentifier(job.id, job.external_id), company });

/** A list of jobs as JSON, one per line. */
export async function* toJson(jobs: AsyncIterable<JobRow>, company: string): AsyncGenerator<string> {
  let before = '[\n';
  for await (const job of jobs) {
    yield before + JSON.stringify(jobPostingOf(job, company));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Jobs as CSV. The byte order mark lets spreadsheets recognise UTF-8. */
export async function* toCsv(jobs: AsyncIterable<JobRow>, company: string): AsyncGenerator<string> {
  yield `\uFEFF${exportHeader()}`;
  for await (const job of jobs) yield exportLine(jobPostingOf(job, company));
}
