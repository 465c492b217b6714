import { once } from 'node:events';
import { request } from 'node:http';
import { logIn, type Login } from '../e2e/support/session.ts';
import { peakDuring } from './lib/peak.ts';
import type { Product } from './lib/product.ts';

const MIB = 2 ** 20;
const SIZE = 100 * MIB;
/** Maximum growth of a server while ten videos arrive. */
const ALLOWED = 64 * MIB;

/** Senders with their number of videos, and the jobs of the demo: an account may have three open uploads. */
const SENDERS = [
  { email: 'owner@demo.example', company: 1, count: 3 },
  { email: 'recruiter@demo.example', company: 1, count: 3 },
  { email: 'owner2@demo.example', company: 2, count: 3 },
  { email: 'member@demo.example', company: null, count: 1 },
] as const;

const CHUNK = Buffer.alloc(64 * 1024, 1);
const FIRST = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), CHUNK.subarray(12)]);

const tusHeaders = ({ token }: Login) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

async function begin(login: Login, size: number): Promise<string> {
  const metadata = `filename ${Buffer.from('rundgang.mp4').toString('base64')}`;
  const headers = { ...tusHeaders(login), 'upload-length': String(size), 'upload-metadata': metadata };
  const answer = await fetch(`${login.origin}/api/private/uploads`, { method: 'POST', headers });
  if (answer.status !== 201) throw new Error(`An upload could not begin: ${answer.status}`);
  return answer.headers.get('location') ?? '';
}

/**
 * Sends a video generated during the upload.
 * @returns the status
 */
async function send(login: Login, path: string, size: number): Promise<number> {
  const headers = {
    ...tusHeaders(login),
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(size),
  };
  const upload = request(login.origin + path, { method: 'PATCH', headers });
  const answer = once(upload, 'response');
  for (let done = 0; done < size; done += CHUNK.length) if (!upload.write(done === 0 ? FIRST : CHUNK)) await once(upload, 'drain');
  upload.end();
  const [response] = await answer;
  response.resume();
  return response.statusCode;
}

/**
 * Attaches an uploaded file to a job as its video (API87).
 * @returns the status
 */
async function give(login: Login, path: string, jobId: number): Promise<number> {
  const form = new FormData();
  form.append('upload', path.slice(path.lastIndexOf('/') + 1));
  const headers = { authorization: `Bearer ${login.token}` };
  const answer = await fetch(`${login.origin}/api/private/jobs/${jobId}/video`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

async function jobsOf(login: Login, company: number): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${login.token}` };
  const jobs: readonly { readonly id: number }[] = await (
    await fetch(`${login.origin}/api/private/jobs/get-company-jobs/${company}`, { headers })
  ).json();
  return jobs.map(({ id }) => id);
}

interface Video {
  readonly login: Login;
  readonly path: string;
  /** null for one that stays an upload. */
  readonly jobId: number | null;
}

async function beginAll(product: Product): Promise<readonly Video[]> {
  const videos: Video[] = [];
  const taken = new Map<number, number>();
  for (const { email, company, count } of SENDERS) {
    const login = await logIn(product.url, email);
    const jobs = company === null ? [] : await jobsOf(login, company);
    for (let index = 0; index < count; index += 1) {
      const next = taken.get(company ?? 0) ?? 0;
      taken.set(company ?? 0, next + 1);
      videos.push({ login, path: await begin(login, SIZE), jobId: jobs[next] ?? null });
    }
  }
  return videos;
}

const expectAll = (statuses: readonly number[], wanted: number): void => {
  if (statuses.some((status) => status !== wanted)) throw new Error(`Not all videos were taken: ${statuses.join(', ')}`);
};

export interface ResumableResult {
  readonly seconds: number;
  /** Bytes. */
  readonly before: number;
  readonly peak: number;
}

/** Memory of the server while ten videos of 100 MiB arrive at once and are attached to jobs (decision 0053). */
export async function measureResumable(product: Product): Promise<ResumableResult> {
  // One small file first, so that everything that an upload needs is loaded.
  const owner = await logIn(product.url, 'owner@demo.example');
  const small = await begin(owner, CHUNK.length);
  expectAll([await send(owner, small, CHUNK.length)], 204);
  const [job = 0] = await jobsOf(owner, 1);
  expectAll([await give(owner, small, job)], 200);

  const before = await product.memory();
  const started = performance.now();
  const work = (async () => {
    const videos = await beginAll(product);
    expectAll(await Promise.all(videos.map(({ login, path }) => send(login, path, SIZE))), 204);
    const given = videos.flatMap(({ jobId, ...video }) => (jobId === null ? [] : [{ ...video, jobId }]));
    expectAll(await Promise.all(given.map(({ login, path, jobId }) => give(login, path, jobId))), 200);
  })();
  const peak = Math.max(before, await peakDuring(work, product.memory));
  await work;
  const seconds = (performance.now() - started) / 1000;
  const grown = peak - before;
  console.log(
    `\nTen videos of 100 MiB at once: taken in ${seconds.toFixed(1)} s, memory ${(before / MIB).toFixed(0)} → ${(peak / MIB).toFixed(0)} MiB: ` +
      `+${(grown / MIB).toFixed(0)} ${grown < ALLOWED ? '<' : '≥'} ${ALLOWED / MIB} MiB`,
  );
  return { seconds, before, peak };
}
