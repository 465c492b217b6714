import type { ImportEntry, ImportResult } from '@stellwerk/domain';
import { checkJobImport, exportJobs, importCompanyJobs } from '@stellwerk/domain/calls';
import { answerTo, readAnswer, send } from '../client';
import { isOk } from '../decode';
import { sendForm } from '../upload';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Saves all jobs of a company as a file of this device. The token travels in a header, so a plain link cannot. @throws ApiError */
export async function saveExport(id: string, format: 'csv' | 'json'): Promise<void> {
  const input = { params: { id }, query: { format } };
  const answer = await answerTo(exportJobs, input);
  if (!isOk(answer)) readAnswer(exportJobs, answer, input.params, {});
  // Reading an answer as text drops the mark by which spreadsheets know UTF-8.
  const mark = format === 'csv' ? '\uFEFF' : '';
  const url = URL.createObjectURL(new Blob([mark, answer.text], { type: TYPES[format] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `stellenanzeigen.${format}`;
  link.click();
  // The download has its own hold on the content once it has begun, which is before the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Says what an import of a file would do. @throws ApiError */
export function checkImport(id: string, file: File, onProgress: (percent: number) => void): Promise<readonly ImportEntry[]> {
  const form = new FormData();
  form.append('file', file);
  return sendForm(checkJobImport, { params: { id }, form }, { onProgress });
}

/** Takes over a batch of entries that a check has given. @throws ApiError */
export const sendImport = (id: string, jobs: readonly unknown[]): Promise<readonly ImportResult[]> =>
  send(importCompanyJobs, { params: { id }, body: { jobs: [...jobs] } });
