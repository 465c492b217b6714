import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import * as z from 'zod/mini';
import { peakDuring } from './lib/peak.ts';
import type { Product } from './lib/product.ts';

const MIB = 2 ** 20;
const SIZE = 100 * MIB;
/** Maximum growth of a server while such a file arrives. */
const ALLOWED = 64 * MIB;
const jobPage = z.object({ jobs: z.array(z.object({ id: z.number() })) });

const FIELDS = {
  firstName: 'Ada',
  lastName: 'Kern',
  linkedinProfile: 'https://www.linkedin.com/in/ada-kern',
  message: 'Guten Tag, ich freue mich.',
  jobDescription: 'Guten Tag, ich freue mich.',
  salutation: 'NOT_SPECIFIED',
  applicationType: 'FULL',
  source: 'WEBSITE',
  initialApplication: 'false',
  terms: 'true',
  gdpr: 'true',
  acceptTerms: 'true',
  subscribeNewsletter: 'false',
} as const;

const partOf = (name: string, more = ''): string => `--bench\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;

async function write(form: ClientRequest, jobId: number, email: string, size: number): Promise<void> {
  for (const [name, value] of Object.entries({ jobId, email, ...FIELDS })) form.write(`${partOf(name)}${value}\r\n`);
  form.write(partOf('video', '; filename="vorstellung.mp4"'));
  const chunk = Buffer.alloc(64 * 1024, 1);
  const first = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), chunk.subarray(12)]);
  for (let done = 0; done < size; done += chunk.length) if (!form.write(done === 0 ? first : chunk)) await once(form, 'drain');
  form.end('\r\n--bench--\r\n');
}

/**
 * Sends an application with a video generated during the upload.
 * @returns the status
 */
function apply(url: string, jobId: number, email: string, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=bench' } };
    const form = request(`${url}/api/public/applications/create`, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    form.on('error', reject);
    write(form, jobId, email, size).catch(reject);
  });
}

export interface UploadResult {
  readonly status: number;
  readonly seconds: number;
  /** Bytes. */
  readonly before: number;
  readonly peak: number;
}

/** Memory of the server while a video of 100 MiB arrives. */
export async function measureUpload(product: Product): Promise<UploadResult> {
  const { jobs } = z.parse(jobPage, await (await fetch(`${product.url}/api/jobs?pageSize=50`)).json());
  // One small file first, so that everything that an upload needs is loaded.
  let jobId = 0;
  for (const { id } of jobs) {
    jobId = id;
    if ((await apply(product.url, id, 'klein@bench.example', 64 * 1024)) === 201) break;
    jobId = 0;
  }
  if (jobId === 0) throw new Error('No job takes an application with a video.');
  const before = await product.memory();
  const started = performance.now();
  const upload = apply(product.url, jobId, 'gross@bench.example', SIZE);
  const peak = Math.max(before, await peakDuring(upload, product.memory));
  const status = await upload;
  const result = { status, seconds: (performance.now() - started) / 1000, before, peak };
  const grown = peak - before;
  console.log(
    `\nUpload of a video of 100 MiB: ${status === 201 ? 'taken' : `refused with ${status}`} in ${result.seconds.toFixed(1)} s, ` +
      `memory ${(before / MIB).toFixed(0)} → ${(peak / MIB).toFixed(0)} MiB: +${(grown / MIB).toFixed(0)} ${grown < ALLOWED ? '<' : '≥'} ${ALLOWED / MIB} MiB`,
  );
  return result;
}
