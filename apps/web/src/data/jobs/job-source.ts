import type { Id } from '@stellwerk/domain';
import { parseJob } from '@stellwerk/domain/calls';
import type { JobSource } from '@stellwerk/forms/job-form';
import { send } from '../client';

/** Word documents, whose reader is larger than the form and loads when one is chosen; pictures are left out. */
async function readDocx(file: File): Promise<string> {
  const [{ default: mammoth }, { shownDocx }] = await Promise.all([import('mammoth'), import('./shown-docx')]);
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: await shownDocx(await file.arrayBuffer()) },
    { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
  );
  return value;
}

/** A text file in its detected encoding: old pages and editors write Windows-1252. @throws Error for a file that is no text */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw new Error('The file holds no text.');
  return text;
}

/** Parses a new job of a company from a text (O91): files are read here, their text on the server. */
export const jobSource = (companyId: Id<'company'>): JobSource => ({
  parse: (source) => send(parseJob, { body: { companyId, source } }),
  readFile: (file) => (/\.docx$/i.test(file.name) ? readDocx(file) : readText(file)),
});
